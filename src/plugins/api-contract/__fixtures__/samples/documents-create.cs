using System;
using System.IO;
using System.Net.Http;
using System.Text.RegularExpressions;
class Sample {
  static int Main() {
    var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
    var request = new HttpRequestMessage(new HttpMethod("POST"), url + "/api/documents/create");
    request.Headers.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("ECONTRACT_TOKEN"));
    var body = new MultipartFormDataContent();
    body.Add(new StringContent("HD-2024-015"), "no");
    body.Add(new StringContent("O'Neil \"lease\""), "subject");
    body.Add(new ByteArrayContent(File.ReadAllBytes("sample.pdf")), "file", "sample.pdf");
    request.Content = body;
    var response = new HttpClient().SendAsync(request).Result;
    var answer = response.Content.ReadAsStringAsync().Result;
    if (!response.IsSuccessStatusCode || !Regex.IsMatch(answer, "\"success\"\\s*:\\s*true")) {
      Console.Error.WriteLine("HTTP " + (int)response.StatusCode + ": " + answer);
      return 1;
    }
    Console.WriteLine(answer);
    return 0;
  }
}