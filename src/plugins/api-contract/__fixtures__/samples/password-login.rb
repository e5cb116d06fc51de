require 'json'
require 'net/http'

uri = URI(ENV.fetch('ECONTRACT_URL', 'https://econtract.example.com') + '/api/auth/password-login')
request = Net::HTTP::Post.new(uri)
request['Content-Type'] = 'application/json'
request.body = JSON.generate({
  'username' => ENV.fetch('ECONTRACT_USERNAME'),
  'password' => ENV.fetch('ECONTRACT_PASSWORD'),
  'companyId' => 901,
})

response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
answer = JSON.parse(response.body)
abort "Code #{answer['code']}: #{answer['messages'].join(' ')}" unless answer['success']
p answer['code'], answer['data']