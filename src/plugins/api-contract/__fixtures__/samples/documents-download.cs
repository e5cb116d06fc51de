using System;
using System.IO;
using System.Net.Http;

class Sample
{
    static int Main()
    {
        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
        var request = new HttpRequestMessage(new HttpMethod("GET"), url + "/Api/Download?token=one-document-token");
        var response = new HttpClient().SendAsync(request).Result;
        if (!response.IsSuccessStatusCode) return Fail("HTTP " + (int)response.StatusCode);
        File.WriteAllBytes("document.pdf", response.Content.ReadAsByteArrayAsync().Result);
        Console.WriteLine("Saved document.pdf");
        return 0;
    }

    static int Fail(string message)
    {
        Console.Error.WriteLine(message);
        return 1;
    }
}