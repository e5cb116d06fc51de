// Receives events, appends each new one to events.jsonl, and answers as the platform expects.
// java -cp 'libraries/*' ReceiveWebhook.java     (needs Java 17 and jackson-databind)
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;

public class ReceiveWebhook {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Set<String> seen = new HashSet<>();
  private final byte[] expected;

  private ReceiveWebhook(String token) {
    expected = ("Bearer " + token).getBytes(StandardCharsets.UTF_8);
  }

  public static void main(String[] args) throws IOException {
    var token = System.getenv("WEBHOOK_TOKEN");
    if (token == null || token.isEmpty()) {
      System.err.println("Set WEBHOOK_TOKEN.");
      System.exit(1);
    }
    var port = Integer.parseInt(System.getenv().getOrDefault("PORT", "8080"));
    var server = HttpServer.create(new InetSocketAddress(port), 0);
    server.createContext("/", new ReceiveWebhook(token)::handle);
    server.setExecutor(Executors.newFixedThreadPool(4));
    server.start();
    System.out.println("Waiting on http://localhost:" + port);
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      var body = exchange.getRequestBody().readAllBytes();
      if (!exchange.getRequestMethod().equals("POST")) {
        answer(exchange, 405, "Send a POST.");
        return;
      }
      var given = exchange.getRequestHeaders().getFirst("Authorization");
      if (given == null
          || !MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8))) {
        answer(exchange, 401, "Wrong token.");
        return;
      }
      JsonNode event;
      try {
        event = JSON.readTree(body);
      } catch (JsonProcessingException error) {
        answer(exchange, 400, "Send JSON.");
        return;
      }
      if (!event.isObject()) {
        answer(exchange, 400, "Send an object.");
        return;
      }
      store(event);
      answer(exchange, 200, "Status stored.");
    }
  }

  /** Stores an event once: what it is about, its status and its time tell it from others. */
  private synchronized void store(JsonNode event) throws IOException {
    var id = event.path("DocumentId").asText();
    if (id.isEmpty()) {
      id = event.path("BatchProcessId").asText(event.path("BatchImportId").asText());
    }
    var status = event.path("DocumentStatus").path("Value").asText();
    var key = String.join("|", id, status, event.path("DatetimeNow").asText());
    if (seen.contains(key)) {
      return;
    }
    Files.writeString(
        Path.of("events.jsonl"),
        JSON.writeValueAsString(event) + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    seen.add(key);
  }

  private static void answer(HttpExchange exchange, int status, String messages)
      throws IOException {
    var content = JSON.writeValueAsBytes(Map.of("success", status == 200, "messages", messages));
    exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    exchange.sendResponseHeaders(status, content.length);
    exchange.getResponseBody().write(content);
  }
}
