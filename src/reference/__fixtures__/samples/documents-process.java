// Java 17 or newer, with jackson-databind
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

public class Sample {
  public static void main(String[] args) throws IOException, InterruptedException {
    var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
    var token = required("ECONTRACT_TOKEN");

    var body =
        """
        {
          "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
          "reject": false,
          "otp": null,
          "signatureDisplayMode": 2,
          "signatureText": "Lê Minh Khang\\nDirector"
        }
        """;

    var request =
        HttpRequest.newBuilder(URI.create(url + "/api/documents/process"))
            .timeout(Duration.ofSeconds(60))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json; charset=utf-8")
            .method("POST", HttpRequest.BodyPublishers.ofString(body))
            .build();
    var response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());

    var answer = parse(response.body());
    var code = answer.path("code").asInt();
    if (code == 100 || code == 202) {
      System.err.println("Another call is needed: " + response.body());
      System.exit(3);
    }
    if (response.statusCode() != 200 || !answer.path("success").asBoolean()) {
      System.err.println("HTTP " + response.statusCode() + ": " + response.body());
      System.exit(1);
    }
    System.out.println(response.body());
  }

  static JsonNode parse(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      return MissingNode.getInstance();
    }
  }

  static String required(String variable) {
    var value = System.getenv(variable);
    if (value == null || value.isEmpty()) {
      System.err.println("Set " + variable + ".");
      System.exit(1);
    }
    return value;
  }
}