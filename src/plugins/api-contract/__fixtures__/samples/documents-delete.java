import java.net.URI;
import java.net.http.*;
import java.util.*;

public class Sample {
    public static void main(String[] args) throws Exception {
        var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
        var request = HttpRequest.newBuilder(URI.create(url + "/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b"))
            .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))
            .method("DELETE", HttpRequest.BodyPublishers.noBody()).build();
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