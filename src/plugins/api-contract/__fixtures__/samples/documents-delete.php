<?php
$url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';

$curl = curl_init($url . '/api/documents/delete/5d0a1c3e-7b42-4f7e-9a55-0c1d2e3f4a5b');
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => 'DELETE',
    CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('ECONTRACT_TOKEN')],
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