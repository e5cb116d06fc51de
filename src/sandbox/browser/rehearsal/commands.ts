import type {Delivery} from './planned';

/** Where the receivers of the webhook page listen. */
export const usualReceiver = 'http://localhost:8080';

/** @returns a text as one word of a shell */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** @returns the command that calls a receiver on the reader's machine with an event */
export function eventCommand(body: Readonly<Record<string, unknown>>, receiver = usualReceiver): string {
  return [
    `curl --no-progress-meter ${quote(receiver)} \\`,
    '  --header "Authorization: Bearer $WEBHOOK_TOKEN" \\',
    "  --header 'Content-Type: application/json; charset=utf-8' \\",
    `  --data-binary ${quote(JSON.stringify(body))}`,
  ].join('\n');
}

/** @returns a program for a shell that plays a plan and says of each call whether the receiver did what it should */
export function rehearsalScript(deliveries: readonly Delivery[], receiver: string): string {
  const calls = deliveries.map(({event: {body}, hasWrongToken, wait, isRepeated, within}) => {
    const token = hasWrongToken ? 'wrong-token' : '"$WEBHOOK_TOKEN"';
    const line = `deliver ${hasWrongToken ? '401' : '200'} ${within ?? 60} ${token} ${quote(JSON.stringify(body))}`;
    return [
      ...(wait > 0 ? [`sleep ${wait}`] : []),
      isRepeated ? `${line} || { sleep 1; failed=$((failed - 1)); ${line}; }` : line,
    ].join('\n');
  });
  return `# Plays the platform: calls a receiver on this machine with the events of the sandbox. Needs curl.
# WEBHOOK_TOKEN=a-long-random-value bash rehearse.sh
: "\${WEBHOOK_TOKEN:?Set the variable that the receiver has.}"

failed=0

# deliver STATUS SECONDS TOKEN EVENT: says "as expected", or what came instead
deliver() {
  answer=$(curl --silent --max-time 60 --write-out '\\n%{http_code} %{time_total}' ${quote(receiver)} \\
    --header "Authorization: Bearer $3" --header 'Content-Type: application/json; charset=utf-8' --data-binary "$4")
  result=\${answer##*$'\\n'} status=\${result% *} seconds=\${result#* }
  if [ "$status" = "$1" ] && [ "\${seconds%.*}" -lt "$2" ] &&
    { [ "$1" != 200 ] || [[ "$answer" =~ \\"success\\":\\ *true ]]; }; then echo "as expected: HTTP $status in $seconds s"
  else
    echo "NOT AS EXPECTED: HTTP $status in $seconds s, not HTTP $1 within $2 s. \${answer%$'\\n'*}"
    failed=$((failed + 1))
    return 1
  fi
}

${calls.join('\n')}
echo "Not as expected: $failed"
[ "$failed" = 0 ]
`;
}
