<?php
$url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';
$body = [
    'no' => 'HD-2024-015',
    'subject' => 'O\'Neil "lease"',
    'file' => new CURLFile('sample.pdf', 'application/pdf', 'sample.pdf'),
];

$curl = curl_init($url . '/api/documents/create');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('ECONTRACT_TOKEN')],
    CURLOPT_POSTFIELDS => $body,
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