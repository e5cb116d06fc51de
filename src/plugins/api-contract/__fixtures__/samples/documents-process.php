<?php
$url = getenv("ECONTRACT_URL") ?: "https://econtract.example.com";
$body = <<<'JSON'
{
  "processId": "0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b",
  "reject": false,
  "otp": null,
  "signatureDisplayMode": 2,
  "signatureText": "Lê Minh Khang\nDirector"
}
JSON;
$curl = curl_init($url . '/api/documents/process');
curl_setopt_array($curl, [
  CURLOPT_CUSTOMREQUEST => "POST",
  CURLOPT_HTTPHEADER => ["Authorization: Bearer " . getenv("ECONTRACT_TOKEN"), "Content-Type: application/json"],
  CURLOPT_POSTFIELDS => $body,
  CURLOPT_RETURNTRANSFER => true,
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200 || !json_decode($answer)->success) {
  fwrite(STDERR, "HTTP $status: $answer" . curl_error($curl));
  exit(1);
}
echo $answer;