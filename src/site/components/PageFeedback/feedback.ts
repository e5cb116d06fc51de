/** What a reader says about a page, in the form in which it is posted; `deploy/README.md` documents it. */
export interface Feedback {
  /** Address of the page. */
  page: string;
  language: string;
  version: string;
  answer: 'yes' | 'no';
  /** Empty when the reader wrote none. */
  comment: string;
}

/** How long the endpoint may take, in milliseconds. */
const timeout = 30_000;

/** Posts the feedback, also when the reader leaves the page meanwhile. Rejects unless the endpoint has accepted it. */
export async function postFeedback(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(feedback),
    keepalive: true,
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}.`);
}

/**
 * @param base `mailto:` address, or the address of a form that takes `title` and `body` from its query, as issue forms do
 * @param subject what the message is about
 * @param text of the message, which may be empty
 * @returns the address with the message filled in
 */
export function messageAddress(base: string, subject: string, text = ''): string {
  const parameter = base.startsWith('mailto:') ? 'subject' : 'title';
  const separator = base.includes('?') ? '&' : '?';
  const body = text && `&body=${encodeURIComponent(text)}`;
  return `${base}${separator}${parameter}=${encodeURIComponent(subject)}${body}`;
}
