using System;
using System.IO;
using System.Net.Http;
class Sample {
  static int Main() {
    var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "https://econtract.example.com";
    var request = new HttpRequestMessage(new HttpMethod("GET"), url + "/Api/Download?token=one-document-token");
    var response = new HttpClient().SendAsync(request).Result;
    var answer = response.Content.ReadAsByteArrayAsync().Result;
    if (!response.IsSuccessStatusCode) {
      Console.Error.WriteLine("HTTP " + (int)response.StatusCode);
      return 1;
    }
    File.WriteAllBytes("document.pdf", answer);
    return 0;
  }
}