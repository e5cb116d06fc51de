// Sends a PDF to two people, waits until both have signed, and stores the signed file.
// SendDocument FILE.pdf CODE     (needs .NET with the package Newtonsoft.Json)
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

class SendDocument
{
    const int Completed = 4;
    static readonly HttpClient client = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };

    static int Main(string[] args)
    {
        if (args.Length != 2)
        {
            Console.Error.WriteLine("SendDocument FILE.pdf CODE");
            return 1;
        }
        try
        {
            RunAsync(args[0], args[1]).GetAwaiter().GetResult();
            return 0;
        }
        catch (Exception error) when (error is ApplicationException || error is HttpRequestException
            || error is TaskCanceledException || error is IOException)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
    }

    static async Task RunAsync(string file, string no)
    {
        var login = new
        {
            username = Required("ECONTRACT_USERNAME"),
            password = Required("ECONTRACT_PASSWORD"),
            companyId = int.Parse(Required("ECONTRACT_COMPANY")),
        };
        var token = await CallAsync("POST", "/api/auth/password-login", ToJson(login));
        client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", (string)token);

        var pdf = new ByteArrayContent(File.ReadAllBytes(file));
        pdf.Headers.ContentType = new MediaTypeHeaderValue("application/pdf");
        var form = new MultipartFormDataContent
        {
            { new StringContent(no), "no" },
            { new StringContent("Contract " + no), "subject" },
            { new StringContent("52"), "typeId" },
            { new StringContent("41"), "departmentId" },
            { pdf, "file", no + ".pdf" },
        };
        var id = (string)(await CallAsync("POST", "/api/documents/create", form))["id"];
        Console.WriteLine("Created " + no + ", id " + id);

        var steps = new[] { Step(1, "KHUE.LE", "30,60,210,150"), Step(2, "TRA.DO", "330,60,510,150") };
        var workflow = new { id, processInOrder = true, processes = steps };
        await CallAsync("POST", "/api/documents/update-process", ToJson(workflow));
        await CallAsync("POST", "/api/documents/send-process/" + id);
        Console.WriteLine("Sent");

        var document = await WatchAsync(id);
        using (var download = await client.GetAsync((string)document["downloadUrl"]))
        {
            var content = await download.Content.ReadAsByteArrayAsync();
            if (!download.IsSuccessStatusCode || !Encoding.ASCII.GetString(content).StartsWith("%PDF"))
            {
                throw new ApplicationException("The download is no PDF.");
            }
            File.WriteAllBytes(no + "-signed.pdf", content);
        }
        Console.WriteLine("Saved " + no + "-signed.pdf");
    }

    static object Step(int orderNo, string user, string position) => new
    {
        orderNo,
        processedByUserCode = user,
        accessPermissionCode = "D",
        position,
        pageSign = 1,
    };

    // Reads the document until all have acted.
    static async Task<JToken> WatchAsync(string id)
    {
        var seconds = double.Parse(Environment.GetEnvironmentVariable("ECONTRACT_WAIT") ?? "30");
        while (true)
        {
            var document = await CallAsync("GET", "/api/documents/" + id);
            Console.WriteLine("Status: " + document["status"]["description"]);
            var status = (int)document["status"]["value"];
            if (status == Completed)
            {
                return document;
            }
            if (status < 0)
            {
                throw new ApplicationException("The workflow ended. " + document["reason"]);
            }
            await Task.Delay(TimeSpan.FromSeconds(seconds));
        }
    }

    // Calls the platform and returns the data of its answer.
    static async Task<JToken> CallAsync(string method, string path, HttpContent body = null)
    {
        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
        using (var request = new HttpRequestMessage(new HttpMethod(method), url + path) { Content = body })
        using (var response = await client.SendAsync(request))
        {
            var text = await response.Content.ReadAsStringAsync();
            JObject answer;
            try
            {
                answer = JObject.Parse(text);
            }
            catch (JsonReaderException)
            {
                var status = "HTTP " + (int)response.StatusCode;
                throw new ApplicationException(method + " " + path + ": " + status + ", the answer is no JSON.");
            }
            var code = (int)answer["code"];
            if (!response.IsSuccessStatusCode || !(bool)answer["success"] || code == 100 || code == 202)
            {
                throw new ApplicationException(method + " " + path + ": " + text);
            }
            return answer["data"];
        }
    }

    static StringContent ToJson(object value) =>
        new StringContent(JsonConvert.SerializeObject(value), Encoding.UTF8, "application/json");

    static string Required(string name)
    {
        var value = Environment.GetEnvironmentVariable(name);
        return string.IsNullOrEmpty(value) ? throw new ApplicationException("Set " + name + ".") : value;
    }
}
