<?php
$url = getenv("ECONTRACT_URL") ?: "https://econtract.example.com";
$curl = curl_init($url . '/Api/Download?token=one-document-token');
curl_setopt_array($curl, [
  CURLOPT_RETURNTRANSFER => true,
]);
$answer = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200) {
  fwrite(STDERR, "HTTP $status: $answer" . curl_error($curl));
  exit(1);
}
file_put_contents("document.pdf", $answer);