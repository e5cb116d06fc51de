require "json"
require "net/http"
uri = URI(ENV.fetch("ECONTRACT_URL", "https://econtract.example.com") + "/api/auth/password-login")
request = Net::HTTP::Post.new(uri)
request["Content-Type"] = "application/json"
body = {
  "username": ENV.fetch("ECONTRACT_USERNAME"),
  "password": ENV.fetch("ECONTRACT_PASSWORD"),
  "companyId": 901
}
request.body = body.to_json
response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }
succeeded = response.code == "200" && JSON.parse(response.body)["success"]
abort "HTTP #{response.code}: #{response.body}" unless succeeded
puts response.body