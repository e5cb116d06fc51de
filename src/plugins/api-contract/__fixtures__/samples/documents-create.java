import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
import java.util.*;
public class Sample {
  public static void main(String[] args) throws Exception {
    var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
    var boundary = UUID.randomUUID().toString();
    var body = new ArrayList<byte[]>();
    String[][] fields = {
      {"no", "HD-2024-015"},
      {"subject", "O'Neil \"lease\""},
    };
    for (var field : fields)
      body.add(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + field[0] + "\"\r\n\r\n" + field[1] + "\r\n").getBytes("UTF-8"));
    body.add(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"sample.pdf\"\r\n\r\n").getBytes("UTF-8"));
    body.add(Files.readAllBytes(Path.of("sample.pdf")));
    body.add("\r\n".getBytes("UTF-8"));
    body.add(("--" + boundary + "--\r\n").getBytes("UTF-8"));
    var request = HttpRequest.newBuilder(URI.create(url + "/api/documents/create"))
      .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))
      .header("Content-Type", "multipart/form-data; boundary=" + boundary)
      .method("POST", HttpRequest.BodyPublishers.ofByteArrays(body)).build();
    var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    var status = answer.statusCode();
    if (status != 200 || !answer.body().matches("(?s).*\"success\"\\s*:\\s*true.*")) {
      System.err.println("HTTP " + status + ": " + answer.body());
      System.exit(1);
    }
    System.out.println(answer.body());
  }
}