// Sends a PDF that you approve and another person signs, and stores the signed file.
// SendDocument FILE.pdf CODE     (needs .NET with the package Newtonsoft.Json)
using System;
using System.IO;
using System.Linq;
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

        var steps = new object[]
        {
            new { orderNo = 1, processedByUserCode = "KHUE.LE", accessPermissionCode = "A" },
            new
            {
                orderNo = 2,
                processedByUserCode = "TRA.DO",
                accessPermissionCode = "D",
                position = "330,60,510,150",
                pageSign = 1,
            },
        };
        var workflow = new { id, processInOrder = true, processes = steps };
        await CallAsync("POST", "/api/documents/update-process", ToJson(workflow));
        var sent = await CallAsync("POST", "/api/documents/send-process/" + id);
        Console.WriteLine("Sent");
        await ApproveAsync((string)sent["waitingProcess"]["id"], no);

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
        if (Environment.GetEnvironmentVariable("ECONTRACT_NOTIFY") != null)
        {
            await CallAsync("POST", "/api/documents/send-notify/" + id);
        }
    }

    // Approves a step in the name of the user who has logged in.
    static async Task ApproveAsync(string step, string no)
    {
        if (Ask("Approve " + no + " and accept the legal terms? (yes/no) ") != "yes")
        {
            throw new ApplicationException("Not approved; the document waits.");
        }
        string otp = null;
        while (true)
        {
            var decision = new
            {
                processId = step,
                reason = "Checked and agreed",
                reject = false,
                otp,
                signatureDisplayMode = 1,
                showReason = false,
                confirmTermsConditions = true,
            };
            var answer = await SendAsync("POST", "/api/documents/process", ToJson(decision));
            if ((int)answer["code"] != 100 && !answer["messages"].Any(message => (string)message == "Invalid OTP"))
            {
                Take("POST /api/documents/process", answer);
                return;
            }
            otp = Ask("One-time code: ");
            if (otp == "")
            {
                throw new ApplicationException("Not approved; no code was typed.");
            }
        }
    }

    // Returns what the user types; nothing at the end of the input.
    static string Ask(string question)
    {
        Console.Write(question);
        return (Console.ReadLine() ?? "").Trim();
    }

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
    static async Task<JToken> CallAsync(string method, string path, HttpContent body = null) =>
        Take(method + " " + path, await SendAsync(method, path, body));

    // Returns the data of an answer after which nothing is left to do.
    static JToken Take(string place, JObject answer)
    {
        var code = (int)answer["code"];
        if (!(bool)answer["success"] || code == 100 || code == 202)
        {
            throw new ApplicationException(place + ": " + answer.ToString(Formatting.None));
        }
        return answer["data"];
    }

    // Calls the platform and returns its answer.
    static async Task<JObject> SendAsync(string method, string path, HttpContent body)
    {
        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
        using (var request = new HttpRequestMessage(new HttpMethod(method), url + path) { Content = body })
        using (var response = await client.SendAsync(request))
        {
            var text = await response.Content.ReadAsStringAsync();
            try
            {
                var answer = JObject.Parse(text);
                answer["success"] = (bool)answer["success"] && response.IsSuccessStatusCode;
                return answer;
            }
            catch (JsonReaderException)
            {
                var status = "HTTP " + (int)response.StatusCode;
                throw new ApplicationException(method + " " + path + ": " + status + ", the answer is no JSON.");
            }
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
