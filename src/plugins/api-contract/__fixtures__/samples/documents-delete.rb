require "json"
require "net/http"
uri = URI(ENV.fetch("ECONTRACT_URL", "https://econtract.example.com") + "/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b")
request = Net::HTTP::Delete.new(uri)
request["Authorization"] = "Bearer " + ENV.fetch("ECONTRACT_TOKEN")
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }
succeeded = response.code == "200" && JSON.parse(response.body)["success"]
abort "HTTP #{response.code}: #{response.body}" unless succeeded
puts response.body