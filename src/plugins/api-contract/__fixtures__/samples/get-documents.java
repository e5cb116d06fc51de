import java.net.URI;
import java.net.http.*;
import java.util.*;

public class Sample {
    public static void main(String[] args) throws Exception {
        var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
        var request = HttpRequest.newBuilder(URI.create(url + "/api/documents?search=HD%202024&page=1"))
            .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))
            .method("GET", HttpRequest.BodyPublishers.noBody()).build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) fail("HTTP " + response.statusCode() + ": " + response.body());
        if (!response.body().matches("(?s).*\"success\"\\s*:\\s*true.*")) fail("Refused: " + response.body());
        System.out.println(response.body());
    }

    static void fail(String message) {
        System.err.println(message);
        System.exit(1);
    }
}