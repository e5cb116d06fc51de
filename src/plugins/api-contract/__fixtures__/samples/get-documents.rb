require "json"
require "net/http"
uri = URI(ENV.fetch("ECONTRACT_URL", "https://econtract.example.com") + "/api/documents?search=HD%202024&page=1")
request = Net::HTTP::Get.new(uri)
request["Authorization"] = "Bearer " + ENV.fetch("ECONTRACT_TOKEN")
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }
succeeded = response.code == "200" && JSON.parse(response.body)["success"]
abort "HTTP #{response.code}: #{response.body}" unless succeeded
puts response.body