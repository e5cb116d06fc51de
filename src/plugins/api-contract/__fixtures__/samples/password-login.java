import java.net.URI;
import java.net.http.*;
public class Sample {
  public static void main(String[] args) throws Exception {
    var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
    var body = """
{
  "username": %s,
  "password": %s,
  "companyId": 901
}
""".formatted(quoted(System.getenv("ECONTRACT_USERNAME")), quoted(System.getenv("ECONTRACT_PASSWORD")));
    var request = HttpRequest.newBuilder(URI.create(url + "/api/auth/password-login"))
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
  static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}