import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
import java.util.*;

public class Sample {
    public static void main(String[] args) throws Exception {
        var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
        var request = HttpRequest.newBuilder(URI.create(url + "/Api/Download?token=one-document-token"))
            .method("GET", HttpRequest.BodyPublishers.noBody()).build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());
        if (response.statusCode() != 200) fail("HTTP " + response.statusCode());
        Files.write(Path.of("document.pdf"), response.body());
        System.out.println("Saved document.pdf");
    }

    static void fail(String message) {
        System.err.println(message);
        System.exit(1);
    }
}