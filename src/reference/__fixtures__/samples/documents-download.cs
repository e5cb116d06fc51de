// .NET
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;

class Sample
{
    static int Main() => RunAsync().GetAwaiter().GetResult();

    static async Task<int> RunAsync()
    {
        var downloadUrl = Environment.GetEnvironmentVariable("ECONTRACT_DOWNLOAD_URL");
        if (string.IsNullOrEmpty(downloadUrl))
        {
            Console.Error.WriteLine("Set ECONTRACT_DOWNLOAD_URL.");
            return 1;
        }

        using (var client = new HttpClient { Timeout = TimeSpan.FromSeconds(60) })
        using (var request = new HttpRequestMessage(new HttpMethod("GET"), downloadUrl))
        {
            using (var response = await client.SendAsync(request))
            {
                var file = await response.Content.ReadAsByteArrayAsync();
                var text = Encoding.ASCII.GetString(file);
                if (!response.IsSuccessStatusCode || !text.StartsWith("%PDF"))
                {
                    Console.Error.WriteLine("HTTP " + (int)response.StatusCode + ": " + text);
                    return 1;
                }
                File.WriteAllBytes("document.pdf", file);
                return 0;
            }
        }
    }
}