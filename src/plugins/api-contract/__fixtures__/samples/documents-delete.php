<?php
$url = getenv("ECONTRACT_URL") ?: "https://econtract.example.com";
$curl = curl_init($url . '/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b');
curl_setopt_array($curl, [
  CURLOPT_CUSTOMREQUEST => "DELETE",
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