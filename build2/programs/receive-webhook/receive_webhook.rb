# frozen_string_literal: true

# Receives events, appends each new one to events.jsonl, and answers as the platform expects.
# ruby receive_webhook.rb     (needs the gem webrick)

require 'json'
require 'openssl'
require 'webrick'

TOKEN = ENV.fetch('WEBHOOK_TOKEN', '')
PORT = Integer(ENV.fetch('PORT', '8080'))
SEEN = Hash.new(false)
STORING = Mutex.new

abort 'Set WEBHOOK_TOKEN.' if TOKEN.empty?

# Stores an event once: what it is about, its status and its time tell it from others.
def store(event)
  id = event['DocumentId'] || event['BatchProcessId'] || event['BatchImportId']
  key = [id, event.dig('DocumentStatus', 'Value'), event['DatetimeNow']]
  STORING.synchronize do
    next if SEEN[key]

    File.write('events.jsonl', "#{JSON.generate(event)}\n", mode: 'a')
    SEEN[key] = true
  end
end

def handle(request)
  return [405, 'Send a POST.'] unless request.request_method == 'POST'
  unless OpenSSL.secure_compare(request['Authorization'].to_s, "Bearer #{TOKEN}")
    return [401, 'Wrong token.']
  end

  event = JSON.parse(request.body.to_s)
  return [400, 'Send an object.'] unless event.is_a?(Hash)

  store(event)
  [200, 'Status stored.']
rescue JSON::ParserError
  [400, 'Send JSON.']
end

silent = WEBrick::Log.new(File::NULL)
server = WEBrick::HTTPServer.new(Port: PORT, Logger: silent, AccessLog: [])
server.mount_proc('/') do |request, response|
  status, messages = handle(request)
  response.status = status
  response['Content-Type'] = 'application/json; charset=utf-8'
  response.body = JSON.generate({ success: status == 200, messages: messages })
end
trap('INT') { server.shutdown }
trap('TERM') { server.shutdown }
puts "Waiting on http://localhost:#{PORT}"
$stdout.flush
server.start
