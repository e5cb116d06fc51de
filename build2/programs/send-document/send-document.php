<?php

// Sends a PDF that you approve and another person signs, and stores the signed file.
// php send-document.php FILE.pdf CODE     (needs PHP 8 with its curl extension)
declare(strict_types=1);

const STEPS = [
    ['orderNo' => 1, 'processedByUserCode' => 'KHUE.LE', 'accessPermissionCode' => 'A'],
    [
        'orderNo' => 2,
        'processedByUserCode' => 'TRA.DO',
        'accessPermissionCode' => 'D',
        'position' => '330,60,510,150',
        'pageSign' => 1,
    ],
];
const COMPLETED = 4;

function required(string $name): string
{
    return getenv($name) ?: throw new RuntimeException("Set $name.");
}

/** Returns what the user types; nothing at the end of the input. */
function ask(string $question): string
{
    echo $question;
    return trim((string) fgets(STDIN));
}

/** @return array{int, string} status and content */
function fetch(string $address, array $options = []): array
{
    $curl = curl_init($address);
    curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 60] + $options);
    $content = curl_exec($curl);
    if ($content === false) {
        throw new RuntimeException(curl_error($curl));
    }
    return [curl_getinfo($curl, CURLINFO_RESPONSE_CODE), $content];
}

/** Calls the platform and returns its answer; a list of fields with a file is sent as a form. */
function send(string $method, string $path, ?array $body = null, ?string $token = null): array
{
    $url = getenv('ECONTRACT_URL') ?: 'https://econtract.example.com';
    $headers = $token === null ? [] : ["Authorization: Bearer $token"];
    $options = [CURLOPT_CUSTOMREQUEST => $method];
    if (isset($body['file'])) {
        $options[CURLOPT_POSTFIELDS] = $body;
    } elseif ($body !== null) {
        $headers[] = 'Content-Type: application/json; charset=utf-8';
        $options[CURLOPT_POSTFIELDS] = json_encode($body, JSON_THROW_ON_ERROR);
    }
    [$status, $text] = fetch($url . $path, $options + [CURLOPT_HTTPHEADER => $headers]);
    $answer = json_decode($text, true);
    if (!is_array($answer)) {
        throw new RuntimeException("$method $path: HTTP $status, the answer is no JSON.");
    }
    $answer['success'] = $answer['success'] && $status === 200;
    return $answer;
}

/** Returns the data of an answer after which nothing is left to do. */
function take(string $place, array $answer): mixed
{
    if (!$answer['success'] || in_array($answer['code'], [100, 202], true)) {
        throw new RuntimeException("$place: " . json_encode($answer, JSON_THROW_ON_ERROR));
    }
    return $answer['data'];
}

/** Calls the platform and returns the data of its answer. */
function call(string $method, string $path, ?array $body = null, ?string $token = null): mixed
{
    return take("$method $path", send($method, $path, $body, $token));
}

/** Approves a step in the name of the user who has logged in. */
function approve(string $step, string $no, string $token): void
{
    if (ask("Approve $no and accept the legal terms? (yes/no) ") !== 'yes') {
        throw new RuntimeException('Not approved; the document waits.');
    }
    $decision = [
        'processId' => $step,
        'reason' => 'Checked and agreed',
        'reject' => false,
        'otp' => null,
        'signatureDisplayMode' => 1,
        'showReason' => false,
        'confirmTermsConditions' => true,
    ];
    $answer = send('POST', '/api/documents/process', $decision, $token);
    while ($answer['code'] === 100 || in_array('Invalid OTP', $answer['messages'], true)) {
        $decision['otp'] = ask('One-time code: ');
        if ($decision['otp'] === '') {
            throw new RuntimeException('Not approved; no code was typed.');
        }
        $answer = send('POST', '/api/documents/process', $decision, $token);
    }
    take('POST /api/documents/process', $answer);
}

function main(string $file, string $no): void
{
    $token = call('POST', '/api/auth/password-login', [
        'username' => required('ECONTRACT_USERNAME'),
        'password' => required('ECONTRACT_PASSWORD'),
        'companyId' => (int) required('ECONTRACT_COMPANY'),
    ]);

    $id = call('POST', '/api/documents/create', [
        'no' => $no,
        'subject' => "Contract $no",
        'typeId' => '52',
        'departmentId' => '41',
        'file' => new CURLFile($file, 'application/pdf', "$no.pdf"),
    ], $token)['id'];
    echo "Created $no, id $id\n";

    $workflow = ['id' => $id, 'processInOrder' => true, 'processes' => STEPS];
    call('POST', '/api/documents/update-process', $workflow, $token);
    $sent = call('POST', "/api/documents/send-process/$id", null, $token);
    echo "Sent\n";
    approve($sent['waitingProcess']['id'], $no, $token);

    while (true) {
        $document = call('GET', "/api/documents/$id", null, $token);
        $status = $document['status'];
        echo "Status: {$status['description']}\n";
        if ($status['value'] === COMPLETED) {
            break;
        }
        if ($status['value'] < 0) {
            throw new RuntimeException('The workflow ended. ' . ($document['reason'] ?? ''));
        }
        $wait = getenv('ECONTRACT_WAIT');
        sleep($wait === false ? 30 : (int) $wait);
    }

    [$status, $content] = fetch($document['downloadUrl']);
    if ($status !== 200 || !str_starts_with($content, '%PDF')) {
        throw new RuntimeException('The download is no PDF.');
    }
    file_put_contents("$no-signed.pdf", $content);
    echo "Saved $no-signed.pdf\n";
    if (getenv('ECONTRACT_NOTIFY')) {
        call('POST', "/api/documents/send-notify/$id", null, $token);
    }
}

if ($argc !== 3) {
    fwrite(STDERR, "php send-document.php FILE.pdf CODE\n");
    exit(1);
}
try {
    main($argv[1], $argv[2]);
} catch (RuntimeException | JsonException $error) {
    fwrite(STDERR, $error->getMessage() . "\n");
    exit(1);
}
