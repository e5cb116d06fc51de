require 'json'
require 'net/http'

uri = URI(ENV.fetch('ECONTRACT_URL', 'https://econtract.example.com') + '/api/documents/create')
request = Net::HTTP::Post.new(uri)
request['Authorization'] = "Bearer #{ENV.fetch('ECONTRACT_TOKEN')}"
request.set_form([
  ['no', 'HD-2024-015'],
  ['subject', 'O\'Neil "lease"'],
  ['file', File.open('sample.pdf', 'rb'), {content_type: 'application/pdf'}],
], 'multipart/form-data')

response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
answer = JSON.parse(response.body)
abort "Code #{answer['code']}: #{answer['messages'].join(' ')}" unless answer['success']
p answer['code'], answer['data']