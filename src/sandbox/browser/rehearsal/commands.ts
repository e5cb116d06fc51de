/** Where the receivers of the webhook page listen, and the token that they await. */
const receiver = 'http://localhost:8080/events';

/** @returns a text as one word of a shell */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** @returns the command that calls a receiver on the reader's machine with an event */
export function eventCommand(body: Readonly<Record<string, unknown>>, token = 'WEBHOOK_TOKEN'): string {
  return [
    `curl --no-progress-meter --write-out '%{http_code} in %{time_total} s\\n' ${receiver} \\`,
    `  --header "Authorization: Bearer $${token}" \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data ${quote(JSON.stringify(body))}`,
  ].join('\n');
}
