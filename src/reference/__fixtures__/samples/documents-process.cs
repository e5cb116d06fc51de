// .NET with the package Newtonsoft.Json
using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

class Sample
{
    static int Main() => RunAsync().GetAwaiter().GetResult();

    static async Task<int> RunAsync()
    {
        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
        var token = Environment.GetEnvironmentVariable("ECONTRACT_TOKEN");
        if (string.IsNullOrEmpty(token))
        {
            Console.Error.WriteLine("Set ECONTRACT_TOKEN.");
            return 1;
        }

        using (var client = new HttpClient { Timeout = TimeSpan.FromSeconds(60) })
        using (var request = new HttpRequestMessage(new HttpMethod("POST"), url + "/api/documents/process"))
        {
            request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
            var body = @"{
  ""processId"": ""0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b"",
  ""reject"": false,
  ""otp"": null,
  ""signatureDisplayMode"": 2,
  ""signatureText"": ""Lê Minh Khang\nDirector""
}";
            request.Content = new StringContent(body, Encoding.UTF8, "application/json");
            using (var response = await client.SendAsync(request))
            {
                var text = await response.Content.ReadAsStringAsync();
                var answer = Parse(text);
                var code = (int?)answer["code"];
                if (code == 100 || code == 202)
                {
                    Console.Error.WriteLine("Another call is needed: " + text);
                    return 3;
                }
                if (!response.IsSuccessStatusCode || (bool?)answer["success"] != true)
                {
                    Console.Error.WriteLine("HTTP " + (int)response.StatusCode + ": " + text);
                    return 1;
                }
                Console.WriteLine(text);
                return 0;
            }
        }
    }

    static JObject Parse(string text)
    {
        try
        {
            return JObject.Parse(text);
        }
        catch (JsonException)
        {
            return new JObject();
        }
    }
}