<?php

// PHP 8 with its curl extension
declare(strict_types=1);

$downloadUrl = getenv('ECONTRACT_DOWNLOAD_URL');
if (!$downloadUrl) {
    fwrite(STDERR, "Set ECONTRACT_DOWNLOAD_URL.\n");
    exit(1);
}

$curl = curl_init($downloadUrl);
curl_setopt_array($curl, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_TIMEOUT => 60,
]);
$text = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($text === false) {
    fwrite(STDERR, curl_error($curl) . "\n");
    exit(1);
}

if ($status !== 200 || !str_starts_with($text, '%PDF')) {
    fwrite(STDERR, "HTTP $status: $text\n");
    exit(1);
}
file_put_contents('document.pdf', $text);