using System;
using System.Net.Http;
using System.Text.RegularExpressions;

class Sample
{
    static int Main()
    {
        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
        var request = new HttpRequestMessage(new HttpMethod("GET"), url + "/api/documents?search=HD%202024&page=1");
        request.Headers.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("ECONTRACT_TOKEN"));
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