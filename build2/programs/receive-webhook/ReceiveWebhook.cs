// Receives events, appends each new one to events.jsonl, and answers as the platform expects.
// ReceiveWebhook     (needs .NET with the package Newtonsoft.Json)
using System;
using System.Collections.Generic;
using System.IO;
using System.Net;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

class ReceiveWebhook
{
    static readonly HashSet<string> seen = new HashSet<string>();

    static int Main()
    {
        var token = Environment.GetEnvironmentVariable("WEBHOOK_TOKEN");
        if (string.IsNullOrEmpty(token))
        {
            Console.Error.WriteLine("Set WEBHOOK_TOKEN.");
            return 1;
        }
        var port = Environment.GetEnvironmentVariable("PORT") ?? "8080";
        var listener = new HttpListener();
        listener.Prefixes.Add("http://localhost:" + port + "/");
        listener.Start();
        Console.WriteLine("Waiting on http://localhost:" + port);
        while (true)
        {
            var context = listener.GetContext();
            try
            {
                var (status, messages) = Handle(context.Request, token);
                Answer(context.Response, status, messages);
            }
            catch (IOException error)
            {
                Console.Error.WriteLine(error.Message);
                Answer(context.Response, 500, "Not stored.");
            }
        }
    }

    static (int status, string messages) Handle(HttpListenerRequest request, string token)
    {
        if (request.HttpMethod != "POST")
        {
            return (405, "Send a POST.");
        }
        if (!IsEqual(request.Headers["Authorization"] ?? "", "Bearer " + token))
        {
            return (401, "Wrong token.");
        }
        JToken read;
        using (var body = new StreamReader(request.InputStream, Encoding.UTF8))
        {
            try
            {
                read = JToken.Parse(body.ReadToEnd());
            }
            catch (JsonReaderException)
            {
                return (400, "Send JSON.");
            }
        }
        if (!(read is JObject))
        {
            return (400, "Send an object.");
        }
        Store((JObject)read);
        return (200, "Status stored.");
    }

    // Stores an event once: what it is about, its status and its time tell it from others.
    static void Store(JObject content)
    {
        var id = content["DocumentId"] ?? content["BatchProcessId"] ?? content["BatchImportId"];
        var status = content.SelectToken("DocumentStatus.Value");
        var key = id + "|" + status + "|" + content["DatetimeNow"];
        if (!seen.Contains(key))
        {
            File.AppendAllText("events.jsonl", content.ToString(Formatting.None) + "\n");
            seen.Add(key);
        }
    }

    // Takes as long for a wrong value as for the right one.
    static bool IsEqual(string given, string expected)
    {
        var difference = given.Length ^ expected.Length;
        for (var index = 0; index < given.Length && index < expected.Length; index++)
        {
            difference |= given[index] ^ expected[index];
        }
        return difference == 0;
    }

    static void Answer(HttpListenerResponse response, int status, string messages)
    {
        var text = JsonConvert.SerializeObject(new { success = status == 200, messages });
        var content = Encoding.UTF8.GetBytes(text);
        response.StatusCode = status;
        response.ContentType = "application/json; charset=utf-8";
        response.ContentLength64 = content.Length;
        response.OutputStream.Write(content, 0, content.Length);
        response.Close();
    }
}
