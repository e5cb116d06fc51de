import java.net.URI;
import java.net.http.*;
public class Sample {
  public static void main(String[] args) throws Exception {
    var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
    var body = """
{
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": false,
  "otp": null,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\\nDirector"
}
""";
    var request = HttpRequest.newBuilder(URI.create(url + "/api/documents/process"))
      .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))
      .header("Content-Type", "application/json")
      .method("POST", HttpRequest.BodyPublishers.ofString(body)).build();
    var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    var status = answer.statusCode();
    if (status != 200 || !answer.body().matches("(?s).*\"success\"\\s*:\\s*true.*")) {
      System.err.println("HTTP " + status + ": " + answer.body());
      System.exit(1);
    }
    System.out.println(answer.body());
  }
}