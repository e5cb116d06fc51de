require "json"
require "net/http"
uri = URI(ENV.fetch("ECONTRACT_URL", "https://econtract.example.com") + "/api/documents/create")
request = Net::HTTP::Post.new(uri)
request["Authorization"] = "Bearer " + ENV.fetch("ECONTRACT_TOKEN")
request.set_form([
  ["no", "HD-2024-015"],
  ["subject", "O'Neil \"lease\""],
  ["file", File.open("sample.pdf", "rb")],
], "multipart/form-data")
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }
succeeded = response.code == "200" && JSON.parse(response.body)["success"]
abort "HTTP #{response.code}: #{response.body}" unless succeeded
puts response.body