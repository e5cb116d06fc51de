using System;
using System.Net.Http;
using System.Text.RegularExpressions;
class Sample {
  static int Main() {
    var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
    var request = new HttpRequestMessage(new HttpMethod("GET"), url + "/api/documents?search=HD%202024&page=1");
    request.Headers.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("ECONTRACT_TOKEN"));
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