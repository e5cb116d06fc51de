require "json"
require "net/http"
uri = URI(ENV.fetch("ECONTRACT_URL", "https://econtract.example.com") + "/Api/Download?token=one-document-token")
request = Net::HTTP::Get.new(uri)
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }
abort "HTTP #{response.code}" unless response.code == "200"
File.binwrite("document.pdf", response.body)