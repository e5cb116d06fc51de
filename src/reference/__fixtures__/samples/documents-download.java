// Java 17 or newer
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

public class Sample {
  public static void main(String[] args) throws IOException, InterruptedException {
    var downloadUrl = required("ECONTRACT_DOWNLOAD_URL");

    var request =
        HttpRequest.newBuilder(URI.create(downloadUrl))
            .timeout(Duration.ofSeconds(60))
            .method("GET", HttpRequest.BodyPublishers.noBody())
            .build();
    var response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());

    var file = new String(response.body(), StandardCharsets.ISO_8859_1);
    if (response.statusCode() != 200 || !file.startsWith("%PDF")) {
      System.err.println("HTTP " + response.statusCode() + ": " + file);
      System.exit(1);
    }
    Files.write(Path.of("document.pdf"), response.body());
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