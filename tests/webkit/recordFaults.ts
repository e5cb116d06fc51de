import type {RequestListener} from 'node:http';

/** Keeps what a page complains about in the storage of its tab, because WebKitGTK's driver passes on no messages. */
const recorder = `{
  const add = (fault) => {
    sessionStorage.setItem('faults', JSON.stringify([...JSON.parse(sessionStorage.getItem('faults') ?? '[]'), fault]));
  };
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => {
      add(level + ': ' + words.join(' '));
      write.apply(console, words);
    };
  }
  addEventListener('error', ({message, target}) => add('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({reason}) => add('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    add('policy violation: ' + violatedDirective + ' ' + blockedURI);
  });
}`;

/** What a page's behaviour depends on, of the headers of an answer. */
const keptHeaders = ['content-type', 'content-security-policy', 'location', 'cache-control'];

/**
 * Passes a site on, with pages that record their faults (`readFaults`).
 *
 * @param origin where the site is served
 */
export function recordFaults(origin: string): RequestListener {
  return (request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url === '/recorder.js') {
        response.setHeader('content-type', 'text/javascript').end(recorder);
        return;
      }
      const original = await fetch(`${origin}${request.url}`, {redirect: 'manual'});
      response.statusCode = original.status;
      for (const name of keptHeaders) {
        const value = original.headers.get(name);
        if (value) response.setHeader(name, value);
      }
      if (original.headers.get('content-type')?.startsWith('text/html')) {
        response.end((await original.text()).replace(/<head[^>]*>/, '$&<script src="/recorder.js"></script>'));
      } else response.end(Buffer.from(await original.arrayBuffer()));
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  };
}

/** Reads in a page what it and those before it in the tab have recorded. */
export const readFaults = (): string[] => JSON.parse(sessionStorage.getItem('faults') ?? '[]') as string[];
