require "json"
require "net/http"
uri = URI(ENV.fetch("ECONTRACT_URL", "https://econtract.example.com") + "/api/documents/process")
request = Net::HTTP::Post.new(uri)
request["Authorization"] = "Bearer " + ENV.fetch("ECONTRACT_TOKEN")
request["Content-Type"] = "application/json"
body = {
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": false,
  "otp": nil,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\nDirector"
}
request.body = body.to_json
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }
succeeded = response.code == "200" && JSON.parse(response.body)["success"]
abort "HTTP #{response.code}: #{response.body}" unless succeeded
puts response.body