<?php
$url = getenv("ECONTRACT_URL") ?: "https://econtract.example.com";
$body = json_encode(["username" => getenv("ECONTRACT_USERNAME"), "password" => getenv("ECONTRACT_PASSWORD"), "companyId" => 901]);
$curl = curl_init($url . '/api/auth/password-login');
curl_setopt_array($curl, [
  CURLOPT_CUSTOMREQUEST => "POST",
  CURLOPT_HTTPHEADER => ["Content-Type: application/json"],
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