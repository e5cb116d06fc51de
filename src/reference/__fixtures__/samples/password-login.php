<?php

// PHP 8 with its curl extension
declare(strict_types=1);

$url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';
$username = getenv('ECONTRACT_USERNAME');
if (!$username) {
    fwrite(STDERR, "Set ECONTRACT_USERNAME.\n");
    exit(1);
}
$password = getenv('ECONTRACT_PASSWORD');
if (!$password) {
    fwrite(STDERR, "Set ECONTRACT_PASSWORD.\n");
    exit(1);
}

$body = [
    'username' => $username,
    'password' => $password,
    'companyId' => 901,
];

$curl = curl_init($url . '/api/auth/password-login');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        'Content-Type: application/json; charset=utf-8',
    ],
    CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 60,
]);
$text = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($text === false) {
    fwrite(STDERR, curl_error($curl) . "\n");
    exit(1);
}

$answer = json_decode($text, true);
if (in_array($answer['code'] ?? null, [100, 202], true)) {
    fwrite(STDERR, "Another call is needed: $text\n");
    exit(3);
}
if ($status !== 200 || !($answer['success'] ?? false)) {
    fwrite(STDERR, "HTTP $status: $text\n");
    exit(1);
}
echo $text, "\n";