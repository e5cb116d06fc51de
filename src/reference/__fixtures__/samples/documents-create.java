// Java 17 or newer, with jackson-databind
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;

public class Sample {
  public static void main(String[] args) throws IOException, InterruptedException {
    var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
    var token = required("ECONTRACT_TOKEN");

    var boundary = UUID.randomUUID().toString();
    var body = new ByteArrayOutputStream();
    String[][] fields = {
      {"no", "HD-2024-015"},
      {"subject", "O'Neil \"lease\""},
    };
    for (var field : fields) {
      var name = "name=\"" + field[0] + "\"";
      addPart(body, boundary, name, field[1].getBytes(StandardCharsets.UTF_8));
    }
    var headers =
        "name=\"file\"; filename=\"sample.pdf\"\r\nContent-Type: application/pdf";
    addPart(body, boundary, headers, Files.readAllBytes(Path.of("sample.pdf")));
    body.write(("--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));

    var request =
        HttpRequest.newBuilder(URI.create(url + "/api/documents/create"))
            .timeout(Duration.ofSeconds(60))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "multipart/form-data; boundary=" + boundary)
            .method("POST", HttpRequest.BodyPublishers.ofByteArray(body.toByteArray()))
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

  static void addPart(ByteArrayOutputStream body, String boundary, String headers, byte[] content)
      throws IOException {
    var head = "--" + boundary + "\r\nContent-Disposition: form-data; " + headers + "\r\n\r\n";
    body.write(head.getBytes(StandardCharsets.UTF_8));
    body.write(content);
    body.write("\r\n".getBytes(StandardCharsets.UTF_8));
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