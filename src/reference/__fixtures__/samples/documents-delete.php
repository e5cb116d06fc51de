<?php

// PHP 8 with its curl extension
declare(strict_types=1);

$url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';
$token = getenv('ECONTRACT_TOKEN');
if (!$token) {
    fwrite(STDERR, "Set ECONTRACT_TOKEN.\n");
    exit(1);
}

$curl = curl_init($url . '/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'DELETE',
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer $token",
    ],
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