# frozen_string_literal: true

require 'json'
require 'net/http'

url = ENV.fetch('ECONTRACT_URL', 'https://econtract.example.com')
username = ENV.fetch('ECONTRACT_USERNAME') { abort 'Set ECONTRACT_USERNAME.' }
password = ENV.fetch('ECONTRACT_PASSWORD') { abort 'Set ECONTRACT_PASSWORD.' }

uri = URI("#{url}/api/auth/password-login")
request = Net::HTTP::Post.new(uri)
request['Content-Type'] = 'application/json; charset=utf-8'
body = {
  username: username,
  password: password,
  companyId: 901
}
request.body = body.to_json

options = { use_ssl: uri.scheme == 'https', open_timeout: 60, read_timeout: 60 }
response = Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }
begin
  answer = JSON.parse(response.body)
rescue JSON::ParserError
  abort "HTTP #{response.code}: the answer is no JSON."
end
if [100, 202].include?(answer['code'])
  warn "Another call is needed: #{response.body}"
  exit 3
end
abort "HTTP #{response.code}: #{response.body}" unless response.code == '200' && answer['success']

puts response.body