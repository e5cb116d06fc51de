# frozen_string_literal: true

# Sends a PDF that you approve and another person signs, and stores the signed file.
# ruby send_document.rb FILE.pdf CODE

require 'json'
require 'net/http'

STEPS = [
  { orderNo: 1, processedByUserCode: 'KHUE.LE', accessPermissionCode: 'A' },
  { orderNo: 2, processedByUserCode: 'TRA.DO', accessPermissionCode: 'D',
    position: '330,60,510,150', pageSign: 1 }
].freeze
COMPLETED = 4
URL = ENV.fetch('ECONTRACT_URL', 'https://econtract.example.com')
WAIT = ENV.fetch('ECONTRACT_WAIT', '30').to_f

def required(name)
  value = ENV.fetch(name, '')
  abort "Set #{name}." if value.empty?
  value
end

def send_request(request)
  uri = request.uri
  options = { use_ssl: uri.scheme == 'https', open_timeout: 60, read_timeout: 60 }
  Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }
end

# Returns what the user types; nothing at the end of the input.
def ask(question)
  print question
  $stdout.flush
  $stdin.gets.to_s.strip
end

# Calls the platform and returns its answer.
def answer_of(request, token = nil)
  request['Authorization'] = "Bearer #{token}" if token
  response = send_request(request)
  place = "#{request.method} #{request.path}"
  begin
    answer = JSON.parse(response.body)
  rescue JSON::ParserError
    abort "#{place}: HTTP #{response.code}, the answer is no JSON."
  end
  answer.merge('success' => answer['success'] && response.code == '200')
end

# Returns the data of an answer after which nothing is left to do.
def take(place, answer)
  is_done = answer['success'] && ![100, 202].include?(answer['code'])
  abort "#{place}: #{JSON.generate(answer)}" unless is_done
  answer['data']
end

# Calls the platform and returns the data of its answer.
def call(request, token = nil)
  take("#{request.method} #{request.path}", answer_of(request, token))
end

def get(path, token)
  call(Net::HTTP::Get.new(URI(URL + path)), token)
end

def request_with(path, body = nil)
  request = Net::HTTP::Post.new(URI(URL + path))
  if body
    request.content_type = 'application/json; charset=utf-8'
    request.body = JSON.generate(body)
  end
  request
end

def post(path, body = nil, token = nil)
  call(request_with(path, body), token)
end

# Approves a step in the name of the user who has logged in.
def approve(step, code, token)
  consent = ask("Approve #{code} and accept the legal terms? (yes/no) ")
  abort 'Not approved; the document waits.' unless consent == 'yes'
  decision = { processId: step, reason: 'Checked and agreed', reject: false, otp: nil,
               signatureDisplayMode: 1, showReason: false, confirmTermsConditions: true }
  loop do
    answer = answer_of(request_with('/api/documents/process', decision), token)
    asks_for_otp = answer['code'] == 100 || answer['messages'].include?('Invalid OTP')
    return take('POST /api/documents/process', answer) unless asks_for_otp

    decision[:otp] = ask('One-time code: ')
    abort 'Not approved; no code was typed.' if decision[:otp].empty?
  end
end

def create(file, code, token)
  request = Net::HTTP::Post.new(URI("#{URL}/api/documents/create"))
  form = [
    ['no', code],
    ['subject', "Contract #{code}"],
    %w[typeId 52],
    %w[departmentId 41],
    ['file', File.open(file, 'rb'), { filename: "#{code}.pdf", content_type: 'application/pdf' }]
  ]
  request.set_form(form, 'multipart/form-data')
  call(request, token)['id']
end

# Reads the document until all have acted.
def watch(id, token)
  loop do
    document = get("/api/documents/#{id}", token)
    puts "Status: #{document['status']['description']}"
    status = document['status']['value']
    return document if status == COMPLETED

    abort "The workflow ended. #{document['reason']}" if status.negative?
    sleep WAIT
  end
end

def main(file, code)
  token = post('/api/auth/password-login',
               { username: required('ECONTRACT_USERNAME'),
                 password: required('ECONTRACT_PASSWORD'),
                 companyId: Integer(required('ECONTRACT_COMPANY')) })

  id = create(file, code, token)
  puts "Created #{code}, id #{id}"

  workflow = { id: id, processInOrder: true, processes: STEPS }
  post('/api/documents/update-process', workflow, token)
  sent = post("/api/documents/send-process/#{id}", nil, token)
  puts 'Sent'
  approve(sent['waitingProcess']['id'], code, token)

  document = watch(id, token)
  download = send_request(Net::HTTP::Get.new(URI(document['downloadUrl'])))
  is_pdf = download.code == '200' && download.body.start_with?('%PDF')
  abort 'The download is no PDF.' unless is_pdf
  File.binwrite("#{code}-signed.pdf", download.body)
  puts "Saved #{code}-signed.pdf"
  post("/api/documents/send-notify/#{id}", nil, token) if ENV['ECONTRACT_NOTIFY']
end

abort 'ruby send_document.rb FILE.pdf CODE' unless ARGV.length == 2
begin
  main(*ARGV)
rescue SystemCallError, Timeout::Error, SocketError => e
  abort e.message
end
