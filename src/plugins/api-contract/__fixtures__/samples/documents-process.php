<?php
$url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';
$body = [
    'processId' => '0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b',
    'reject' => false,
    'otp' => null,
    'signatureDisplayMode' => 2,
    'signatureText' => "Lê Minh Khang\nDirector",
];

$curl = curl_init($url . '/api/documents/process');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('ECONTRACT_TOKEN'), 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode($body),
    CURLOPT_RETURNTRANSFER => true,
]);
$text = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200) {
    fwrite(STDERR, "HTTP $status: " . ($text ?: curl_error($curl)) . "\n");
    exit(1);
}
$answer = json_decode($text, true);
if (!$answer['success']) {
    fwrite(STDERR, "Code {$answer['code']}: " . implode(' ', $answer['messages']) . "\n");
    exit(1);
}
print_r($answer['data']);