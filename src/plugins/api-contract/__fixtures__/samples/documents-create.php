<?php
$url = getenv("ECONTRACT_URL") ?: "https://econtract.example.com";
$body = [
  "no" => 'HD-2024-015',
  "subject" => 'O\'Neil "lease"',
  "file" => new CURLFile("sample.pdf"),
];
$curl = curl_init($url . '/api/documents/create');
curl_setopt_array($curl, [
  CURLOPT_CUSTOMREQUEST => "POST",
  CURLOPT_HTTPHEADER => ["Authorization: Bearer " . getenv("ECONTRACT_TOKEN")],
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