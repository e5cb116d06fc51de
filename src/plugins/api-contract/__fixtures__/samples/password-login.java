import java.net.URI;
import java.net.http.*;
import java.util.*;

public class Sample {
    public static void main(String[] args) throws Exception {
        var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
        var body = """
            {
              "username": %s,
              "password": %s,
              "companyId": 901
            }
            """.formatted(quoted("ECONTRACT_USERNAME"), quoted("ECONTRACT_PASSWORD"));
        var request = HttpRequest.newBuilder(URI.create(url + "/api/auth/password-login"))
            .header("Content-Type", "application/json")
            .method("POST", HttpRequest.BodyPublishers.ofString(body)).build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) fail("HTTP " + response.statusCode() + ": " + response.body());
        if (!response.body().matches("(?s).*\"success\"\\s*:\\s*true.*")) fail("Refused: " + response.body());
        System.out.println(response.body());
    }

    static void fail(String message) {
        System.err.println(message);
        System.exit(1);
    }

    static String quoted(String variable) {
        return "\"" + System.getenv(variable).replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}