# frozen_string_literal: true

require 'json'
require 'net/http'

download_url = ENV.fetch('ECONTRACT_DOWNLOAD_URL') { abort 'Set ECONTRACT_DOWNLOAD_URL.' }

uri = URI(download_url)
request = Net::HTTP::Get.new(uri)

options = { use_ssl: uri.scheme == 'https', open_timeout: 60, read_timeout: 60 }
response = Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }
abort "HTTP #{response.code}: #{response.body}" unless response.body.start_with?('%PDF')
File.binwrite('document.pdf', response.body)