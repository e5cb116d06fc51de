using System;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;
class Sample {
  static int Main() {
    var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
    var request = new HttpRequestMessage(new HttpMethod("POST"), url + "/api/auth/password-login");
    var body = @"{
  ""username"": " + Quoted("ECONTRACT_USERNAME") + @",
  ""password"": " + Quoted("ECONTRACT_PASSWORD") + @",
  ""companyId"": 901
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
  static string Quoted(string variable) {
    return "\"" + Environment.GetEnvironmentVariable(variable).Replace("\\", "\\\\").Replace("\"", "\\\"") + "\"";
  }
}