<?php

// PHP 8 with its curl extension
declare(strict_types=1);

$url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';
$token = getenv('ECONTRACT_TOKEN');
if (!$token) {
    fwrite(STDERR, "Set ECONTRACT_TOKEN.\n");
    exit(1);
}

$body = [
    'processId' => '0e9d8c7b-6a5f-4e3d-9c2b-1a0f9e8d7c6b',
    'reject' => false,
    'otp' => null,
    'signatureDisplayMode' => 2,
    'signatureText' => 'Lê Minh Khang
Director',
];

$curl = curl_init($url . '/api/documents/process');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer $token",
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