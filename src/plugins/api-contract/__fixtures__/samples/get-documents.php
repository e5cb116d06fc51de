<?php
$url = getenv("ECONTRACT_URL") ?: "https://econtract.example.com";
$curl = curl_init($url . '/api/documents?search=HD%202024&page=1');
curl_setopt_array($curl, [
  CURLOPT_HTTPHEADER => ["Authorization: Bearer " . getenv("ECONTRACT_TOKEN")],
  CURLOPT_RETURNTRANSFER => true,
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200 || !json_decode($answer)->success) {
  fwrite(STDERR, "HTTP $status: $answer" . curl_error($curl));
  exit(1);
}
echo $answer;