<?php
$url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';
$body = [
    'username' => getenv('ECONTRACT_USERNAME'),
    'password' => getenv('ECONTRACT_PASSWORD'),
    'companyId' => 901,
];

$curl = curl_init($url . '/api/auth/password-login');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
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