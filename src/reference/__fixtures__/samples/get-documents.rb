# frozen_string_literal: true

require 'json'
require 'net/http'

url = ENV.fetch('ECONTRACT_URL', 'https://econtract.example.com')
token = ENV.fetch('ECONTRACT_TOKEN') { abort 'Set ECONTRACT_TOKEN.' }

uri = URI("#{url}/api/documents?search=HD%202024&page=1")
request = Net::HTTP::Get.new(uri)
request['Authorization'] = "Bearer #{token}"

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