using System;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;
class Sample {
  static int Main() {
    var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
    var request = new HttpRequestMessage(new HttpMethod("POST"), url + "/api/documents/process");
    request.Headers.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("ECONTRACT_TOKEN"));
    var body = @"{
  ""processId"": ""0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b"",
  ""reject"": false,
  ""otp"": null,
  ""signatureDisplayMode"": 2,
  ""signatureText"": ""Lê Minh Khang\nDirector""
}";
    request.Content = new StringContent(body, Encoding.UTF8, "application/json");
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