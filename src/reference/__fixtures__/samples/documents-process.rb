# frozen_string_literal: true

require 'json'
require 'net/http'

url = ENV.fetch('ECONTRACT_URL', 'https://econtract.example.com')
token = ENV.fetch('ECONTRACT_TOKEN') { abort 'Set ECONTRACT_TOKEN.' }

uri = URI("#{url}/api/documents/process")
request = Net::HTTP::Post.new(uri)
request['Authorization'] = "Bearer #{token}"
request['Content-Type'] = 'application/json; charset=utf-8'
body = {
  processId: '0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b',
  reject: false,
  otp: nil,
  signatureDisplayMode: 2,
  signatureText: 'Lê Minh Khang
Director'
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