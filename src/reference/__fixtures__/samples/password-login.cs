// .NET with the package Newtonsoft.Json
using System;
using System.Net.Http;
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
        var username = Environment.GetEnvironmentVariable("ECONTRACT_USERNAME");
        if (string.IsNullOrEmpty(username))
        {
            Console.Error.WriteLine("Set ECONTRACT_USERNAME.");
            return 1;
        }
        var password = Environment.GetEnvironmentVariable("ECONTRACT_PASSWORD");
        if (string.IsNullOrEmpty(password))
        {
            Console.Error.WriteLine("Set ECONTRACT_PASSWORD.");
            return 1;
        }

        using (var client = new HttpClient { Timeout = TimeSpan.FromSeconds(60) })
        using (var request = new HttpRequestMessage(new HttpMethod("POST"), url + "/api/auth/password-login"))
        {
            var body = JsonConvert.SerializeObject(new { username, password, companyId = 901 });
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