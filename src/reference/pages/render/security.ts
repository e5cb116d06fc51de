import type {Credential, SecurityAlternative} from '../../shared/model';
import {h, type Child} from '../../../kit/html';
import type {RenderContext} from './context';
import {richBlocks} from './richText';
import {commaList, withNodes, wordList} from './text';

/** @returns what a caller needs to be let in, and whether the call may be made without. */
export function securitySentence(alternatives: readonly SecurityAlternative[], context: RenderContext): Child {
  const {t} = context;
  const needed = alternatives.filter(({length}) => length > 0);
  if (needed.length === 0) return t('authNone');
  const ways = needed
    .map((credentials) =>
      wordList(
        credentials.map((credential) => credentialText(credential, context)),
        context,
      ),
    )
    .reduce((first, second) => withNodes(t('either'), {first, second}));
  const isOptional = needed.length < alternatives.length;
  return [withNodes(t('authNeeds'), {credentials: ways}), isOptional ? ` ${t('authOptional')}` : null];
}

/** @returns by what a receiver knows that the platform calls; null where the contract says nothing. */
export function webhookSecurity(alternatives: readonly SecurityAlternative[], context: RenderContext): Child {
  const {t} = context;
  const sent = alternatives.filter(({length}) => length > 0);
  return sent.length === 0 ? null : h('p', withNodes(t('authSent'), {credentials: waysText(sent, context)}));
}

function waysText(alternatives: readonly SecurityAlternative[], context: RenderContext): Child {
  return alternatives
    .map((credentials) =>
      wordList(
        credentials.map((credential) => credentialText(credential, context)),
        context,
      ),
    )
    .reduce((first, second) => withNodes(context.t('either'), {first, second}));
}

function credentialText(credential: Credential, {t}: RenderContext): Child {
  const text = withNodes(t(`auth.${credential.kind === 'apiKey' ? credential.in : credential.kind}`), {
    name: h('code', nameOf(credential)),
  });
  const codes = (values: readonly string[]): Child => commaList(values.map((value) => h('code', value)));
  const tokenUrls = credential.kind === 'apiKey' ? [] : (credential.tokenUrls ?? []);
  return [
    text,
    tokenUrls.length === 0 ? null : [' ', withNodes(t('auth.tokenUrls'), {urls: codes(tokenUrls)})],
    credential.scopes.length === 0 ? null : [' ', withNodes(t('auth.scopes'), {scopes: codes(credential.scopes)})],
  ];
}

/** What the contract says of keys, passwords and tokens of other services; the usual token has a page of its own. */
export function securityNotes(alternatives: readonly SecurityAlternative[], isUsual: boolean): Child {
  const described = new Map(alternatives.flat().map((credential) => [credential.scheme, credential]));
  return [...described.values()]
    .filter((credential) => !isUsual || credential.kind !== 'bearer' || credential.tokenUrls)
    .map(({description}) => richBlocks(description));
}

function nameOf(credential: Credential): string {
  if (credential.kind === 'apiKey') return credential.name;
  return `Authorization: ${credential.kind === 'basic' ? 'Basic' : 'Bearer'} …`;
}
