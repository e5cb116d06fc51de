/** @returns whether only this machine or its network answers by this name (RFC 6761). */
export function isLocalHost(hostname: string): boolean {
  return !hostname.includes('.') || /^127(?:\.\d+){3}$|\.localhost$/.test(hostname);
}

/** @returns whether the name is one of those that nobody can own (RFC 2606), as examples and tests use them. */
export function isExampleHost(hostname: string): boolean {
  return /(?:^|\.)(?:example\.(?:com|net|org)|example|invalid|test)$/.test(hostname);
}
