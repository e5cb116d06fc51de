// Sends a PDF that you approve and another person signs, and stores the signed file.
// java -cp 'libraries/*' SendDocument.java FILE.pdf CODE     (needs Java 17 and jackson-databind)
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.UUID;

public class SendDocument {
  private static final int COMPLETED = 4;
  private static final String JSON_TYPE = "application/json; charset=utf-8";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String URL =
      System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");

  private final Scanner input = new Scanner(System.in, StandardCharsets.UTF_8);
  private String token;

  public static void main(String[] args) throws InterruptedException {
    if (args.length != 2) {
      fail("java SendDocument.java FILE.pdf CODE");
    }
    try {
      new SendDocument().run(Path.of(args[0]), args[1]);
    } catch (IOException error) {
      fail(error.getMessage());
    }
  }

  private void run(Path file, String no) throws IOException, InterruptedException {
    var login =
        Map.of(
            "username", required("ECONTRACT_USERNAME"),
            "password", required("ECONTRACT_PASSWORD"),
            "companyId", Integer.valueOf(required("ECONTRACT_COMPANY")));
    token = post("/api/auth/password-login", login).asText();

    var id = create(file, no).path("id").asText();
    System.out.println("Created " + no + ", id " + id);

    var steps =
        List.of(
            Map.of("orderNo", 1, "processedByUserCode", "KHUE.LE", "accessPermissionCode", "A"),
            Map.of(
                "orderNo", 2,
                "processedByUserCode", "TRA.DO",
                "accessPermissionCode", "D",
                "position", "330,60,510,150",
                "pageSign", 1));
    var workflow = Map.of("id", id, "processInOrder", true, "processes", steps);
    post("/api/documents/update-process", workflow);
    var sent = call("POST", "/api/documents/send-process/" + id, BodyPublishers.noBody(), null);
    System.out.println("Sent");
    approve(sent.path("waitingProcess").path("id").asText(), no);

    var document = watch(id);
    var request =
        HttpRequest.newBuilder(URI.create(document.path("downloadUrl").asText()))
            .timeout(Duration.ofSeconds(60))
            .build();
    var download = CLIENT.send(request, BodyHandlers.ofByteArray());
    var start = new String(download.body(), StandardCharsets.ISO_8859_1);
    if (download.statusCode() != 200 || !start.startsWith("%PDF")) {
      throw new IOException("The download is no PDF.");
    }
    Files.write(Path.of(no + "-signed.pdf"), download.body());
    System.out.println("Saved " + no + "-signed.pdf");
    if (System.getenv("ECONTRACT_NOTIFY") != null) {
      call("POST", "/api/documents/send-notify/" + id, BodyPublishers.noBody(), null);
    }
  }

  /** Approves a step in the name of the user who has logged in. */
  private void approve(String step, String no) throws IOException, InterruptedException {
    if (!ask("Approve " + no + " and accept the legal terms? (yes/no) ").equals("yes")) {
      throw new IOException("Not approved; the document waits.");
    }
    var decision = new HashMap<String, Object>();
    decision.put("processId", step);
    decision.put("reason", "Checked and agreed");
    decision.put("reject", false);
    decision.put("otp", null);
    decision.put("signatureDisplayMode", 1);
    decision.put("showReason", false);
    decision.put("confirmTermsConditions", true);
    var path = "/api/documents/process";
    while (true) {
      var json = BodyPublishers.ofString(JSON.writeValueAsString(decision));
      var answer = send("POST", path, json, JSON_TYPE);
      var messages = answer.path("messages").toString();
      if (answer.path("code").asInt() != 100 && !messages.contains("\"Invalid OTP\"")) {
        take("POST " + path, answer);
        return;
      }
      var otp = ask("One-time code: ");
      if (otp.isEmpty()) {
        throw new IOException("Not approved; no code was typed.");
      }
      decision.put("otp", otp);
    }
  }

  /** Returns what the user types; nothing at the end of the input. */
  private String ask(String question) {
    System.out.print(question);
    System.out.flush();
    return input.hasNextLine() ? input.nextLine().strip() : "";
  }

  private JsonNode create(Path file, String no) throws IOException, InterruptedException {
    var boundary = UUID.randomUUID().toString();
    var body = new ByteArrayOutputStream();
    String[][] fields = {
      {"no", no}, {"subject", "Contract " + no}, {"typeId", "52"}, {"departmentId", "41"},
    };
    for (var field : fields) {
      addPart(body, boundary, field[0] + "\"", field[1].getBytes(StandardCharsets.UTF_8));
    }
    var headers = "file\"; filename=\"" + no + ".pdf\"\r\nContent-Type: application/pdf";
    addPart(body, boundary, headers, Files.readAllBytes(file));
    body.write(("--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8));
    var form = BodyPublishers.ofByteArray(body.toByteArray());
    return call("POST", "/api/documents/create", form, "multipart/form-data; boundary=" + boundary);
  }

  private static void addPart(
      ByteArrayOutputStream body, String boundary, String headers, byte[] content)
      throws IOException {
    var head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + headers;
    body.write((head + "\r\n\r\n").getBytes(StandardCharsets.UTF_8));
    body.write(content);
    body.write("\r\n".getBytes(StandardCharsets.UTF_8));
  }

  /** Reads the document until all have acted. */
  private JsonNode watch(String id) throws IOException, InterruptedException {
    var seconds = Long.parseLong(System.getenv().getOrDefault("ECONTRACT_WAIT", "30"));
    while (true) {
      var document = call("GET", "/api/documents/" + id, BodyPublishers.noBody(), null);
      var status = document.path("status");
      System.out.println("Status: " + status.path("description").asText());
      if (status.path("value").asInt() == COMPLETED) {
        return document;
      }
      if (status.path("value").asInt() < 0) {
        throw new IOException("The workflow ended. " + document.path("reason").asText());
      }
      Thread.sleep(Duration.ofSeconds(seconds).toMillis());
    }
  }

  private JsonNode post(String path, Object body) throws IOException, InterruptedException {
    var json = BodyPublishers.ofString(JSON.writeValueAsString(body));
    return call("POST", path, json, JSON_TYPE);
  }

  /** Calls the platform and returns the data of its answer. */
  private JsonNode call(String method, String path, BodyPublisher body, String contentType)
      throws IOException, InterruptedException {
    return take(method + " " + path, send(method, path, body, contentType));
  }

  /** Returns the data of an answer after which nothing is left to do. */
  private static JsonNode take(String place, JsonNode answer) throws IOException {
    var code = answer.path("code").asInt();
    if (!answer.path("success").asBoolean() || code == 100 || code == 202) {
      throw new IOException(place + ": " + answer);
    }
    return answer.path("data");
  }

  /** Calls the platform and returns its answer. */
  private JsonNode send(String method, String path, BodyPublisher body, String contentType)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(URL + path))
            .timeout(Duration.ofSeconds(60))
            .method(method, body);
    if (contentType != null) {
      request.header("Content-Type", contentType);
    }
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    var response = CLIENT.send(request.build(), BodyHandlers.ofString());
    try {
      var answer = (ObjectNode) JSON.readTree(response.body());
      var isDone = answer.path("success").asBoolean() && response.statusCode() == 200;
      return answer.put("success", isDone);
    } catch (JsonProcessingException error) {
      var status = "HTTP " + response.statusCode();
      throw new IOException(method + " " + path + ": " + status + ", the answer is no JSON.");
    }
  }

  private static String required(String name) {
    var value = System.getenv(name);
    if (value == null || value.isEmpty()) {
      fail("Set " + name + ".");
    }
    return value;
  }

  private static void fail(String message) {
    System.err.println(message);
    System.exit(1);
  }
}
