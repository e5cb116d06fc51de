/**
 * @param base `mailto:` address or the address of a form that takes `title` from its query, as issue forms do
 * @param subject what the message is about
 * @returns the address with the subject filled in
 */
export function feedbackAddress(base: string, subject: string): string {
  const parameter = base.startsWith('mailto:') ? 'subject' : 'title';
  const separator = base.includes('?') ? '&' : '?';
  return `${base}${separator}${parameter}=${encodeURIComponent(subject)}`;
}
