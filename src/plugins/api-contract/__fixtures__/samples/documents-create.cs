using System;
using System.IO;
using System.Net.Http;
using System.Text.RegularExpressions;

class Sample
{
    static int Main()
    {
        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
        var request = new HttpRequestMessage(new HttpMethod("POST"), url + "/api/documents/create");
        request.Headers.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("ECONTRACT_TOKEN"));
        var form = new MultipartFormDataContent();
        form.Add(new StringContent("HD-2024-015"), "no");
        form.Add(new StringContent("O'Neil \"lease\""), "subject");
        form.Add(new ByteArrayContent(File.ReadAllBytes("sample.pdf")), "file", "sample.pdf");
        request.Content = form;
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