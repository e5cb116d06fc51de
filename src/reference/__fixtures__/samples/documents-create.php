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
    'no' => 'HD-2024-015',
    'subject' => 'O\'Neil "lease"',
    'file' => new CURLFile('sample.pdf', 'application/pdf'),
];

$curl = curl_init($url . '/api/documents/create');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer $token",
    ],
    CURLOPT_POSTFIELDS => $body,
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