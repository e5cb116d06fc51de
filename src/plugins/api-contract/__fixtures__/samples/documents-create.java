import java.net.URI;
import java.net.http.*;
import java.nio.file.*;
import java.util.*;

public class Sample {
    public static void main(String[] args) throws Exception {
        var url = System.getenv().getOrDefault("ECONTRACT_URL", "https://econtract.example.com");
        var boundary = UUID.randomUUID().toString();
        var body = new ArrayList<byte[]>();
        body.add(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"no\"\r\n\r\n" + "HD-2024-015\r\n").getBytes("UTF-8"));
        body.add(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"subject\"\r\n\r\n" + "O'Neil \"lease\"\r\n").getBytes("UTF-8"));
        body.add(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"sample.pdf\"\r\n"
            + "Content-Type: application/pdf\r\n\r\n").getBytes("UTF-8"));
        body.add(Files.readAllBytes(Path.of("sample.pdf")));
        body.add("\r\n".getBytes("UTF-8"));
        body.add(("--" + boundary + "--\r\n").getBytes("UTF-8"));
        var request = HttpRequest.newBuilder(URI.create(url + "/api/documents/create"))
            .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))
            .header("Content-Type", "multipart/form-data; boundary=" + boundary)
            .method("POST", HttpRequest.BodyPublishers.ofByteArrays(body)).build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() != 200) fail("HTTP " + response.statusCode() + ": " + response.body());
        if (!response.body().matches("(?s).*\"success\"\\s*:\\s*true.*")) fail("Refused: " + response.body());
        System.out.println(response.body());
    }

    static void fail(String message) {
        System.err.println(message);
        System.exit(1);
    }
}