using System;
using System.Net.Http;
using System.Text;
using System.Text.RegularExpressions;

class Sample
{
    static int Main()
    {
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
        var text = response.Content.ReadAsStringAsync().Result;
        if (!response.IsSuccessStatusCode) return Fail("HTTP " + (int)response.StatusCode + ": " + text);
        if (!Regex.IsMatch(text, "\"success\"\\s*:\\s*true")) return Fail("Refused: " + text);
        Console.WriteLine(text);
        return 0;
    }

    static int Fail(string message)
    {
        Console.Error.WriteLine(message);
        return 1;
    }
}