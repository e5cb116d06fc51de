import {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';

/** How the theme reports a part of the navbar that fails, in English only; the part itself follows. */
const navbarItemFailed = /^A theme navbar item failed to render\.\n[^\n]*\n/;

function localize(message: string): string {
  if (!navbarItemFailed.test(message)) return message;
  return translate(
    {
      id: 'site.failure.navbarItem',
      description: '{item} is the entry of src/config/navbar.ts that cannot be shown',
      message: 'This item of the navigation bar could not be shown:\n{item}',
    },
    {item: message.replace(navbarItemFailed, '')},
  );
}

/** @returns the messages of an error and of its causes, in the language of the page */
export function failureDetails(error: Error): string {
  const cause = translate({id: 'site.failure.cause', description: 'Before the cause of an error', message: 'Cause:'});
  return getErrorCausalChain(error)
    .map(({message}) => localize(message))
    .join(`\n\n${cause}\n`);
}
