import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
public class Sample {
  public static void main(String[] args) throws Exception {
    var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
    var request = HttpRequest.newBuilder(URI.create(url + "/Api/Download?token=one-document-token"))
      .method("GET", HttpRequest.BodyPublishers.noBody()).build();
    var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofByteArray());
    var status = answer.statusCode();
    if (status != 200) {
      System.err.println("HTTP " + status);
      System.exit(1);
    }
    Files.write(Path.of("document.pdf"), answer.body());
  }
}