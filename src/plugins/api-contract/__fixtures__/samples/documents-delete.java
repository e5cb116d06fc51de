import java.net.URI;
import java.net.http.*;
public class Sample {
  public static void main(String[] args) throws Exception {
    var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
    var request = HttpRequest.newBuilder(URI.create(url + "/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b"))
      .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))
      .method("DELETE", HttpRequest.BodyPublishers.noBody()).build();
    var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    var status = answer.statusCode();
    if (status != 200 || !answer.body().matches("(?s).*\"success\"\\s*:\\s*true.*")) {
      System.err.println("HTTP " + status + ": " + answer.body());
      System.exit(1);
    }
    System.out.println(answer.body());
  }
}