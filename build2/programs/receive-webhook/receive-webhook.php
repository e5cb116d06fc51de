<?php

// Receives events, appends each new one to events.jsonl, and answers as the platform expects.
// php -S "localhost:${PORT:-8080}" receive-webhook.php     (needs PHP 8)
declare(strict_types=1);

$token = getenv('WEBHOOK_TOKEN');
if (!$token) {
    answer(500, 'Set WEBHOOK_TOKEN.');
}
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    answer(405, 'Send a POST.');
}
if (!hash_equals("Bearer $token", $_SERVER['HTTP_AUTHORIZATION'] ?? '')) {
    answer(401, 'Wrong token.');
}
$event = json_decode((string) file_get_contents('php://input'), true);
if (json_last_error() !== JSON_ERROR_NONE) {
    answer(400, 'Send JSON.');
}
if (!is_array($event)) {
    answer(400, 'Send an object.');
}
store($event);
answer(200, 'Status stored.');

/** Stores an event once: what it is about, its status and its time tell it from others. */
function store(array $event): void
{
    $id = $event['DocumentId'] ?? $event['BatchProcessId'] ?? $event['BatchImportId'] ?? '';
    $key = implode('|', [$id, $event['DocumentStatus']['Value'] ?? '', $event['DatetimeNow'] ?? '']);
    $keys = fopen('events.keys', 'c+');
    flock($keys, LOCK_EX);
    $seen = explode("\n", (string) stream_get_contents($keys));
    if (!in_array($key, $seen, true)) {
        file_put_contents('events.jsonl', json_encode($event, JSON_UNESCAPED_UNICODE) . "\n", FILE_APPEND);
        fwrite($keys, "$key\n");
    }
    fclose($keys);
}

function answer(int $status, string $messages): never
{
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    echo json_encode(['success' => $status === 200, 'messages' => $messages]);
    exit;
}
