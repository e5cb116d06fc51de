import type {Credential, SecurityAlternative} from '../../shared/model';
import {h, type Child} from '../../../kit/html';
import type {RenderContext} from './context';
import {richBlocks, richText} from './richText';
import {commaList, withNodes, wordList} from './text';

/** @returns what a caller needs to be let in, and whether the call may be made without. */
export function securitySentence(alternatives: readonly SecurityAlternative[], context: RenderContext): Child {
  const {t} = context;
  const needed = alternatives.filter(({length}) => length > 0);
  if (needed.length === 0) return t('authNone');
  const isOptional = needed.length < alternatives.length;
  return [
    withNodes(t('authNeeds'), {credentials: waysText(needed, context)}),
    isOptional ? ` ${t('authOptional')}` : null,
  ];
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
  const openIdUrl = credential.kind === 'apiKey' ? undefined : credential.openIdUrl;
  return [
    text,
    openIdUrl === undefined ? null : [' ', withNodes(t('auth.openIdUrl'), {url: h('code', openIdUrl)})],
    credential.scopes.length === 0 ? null : [' ', withNodes(t('auth.scopes'), {scopes: codes(credential.scopes)})],
  ];
}

/** What the contract says of keys, passwords and tokens of other services; the usual token has a page of its own. */
export function securityNotes(
  alternatives: readonly SecurityAlternative[],
  isUsual: boolean,
  context: RenderContext,
): Child {
  const described = new Map(alternatives.flat().map((credential) => [credential.scheme, credential]));
  const noted = [...described.values()].filter(
    (credential) => !isUsual || credential.kind !== 'bearer' || credential.flows || credential.openIdUrl,
  );
  return noted.map((credential) => [
    richBlocks(
      credential.description,
      noted.length > 1 && credential.description ? [h('code', nameOf(credential)), ': '] : null,
    ),
    oauthNotes(credential, context),
  ]);
}

/** The ways to a token, and what the scopes allow that the call needs. */
function oauthNotes(credential: Credential, {t}: RenderContext): Child {
  if (credential.kind === 'apiKey' || !credential.flows) return null;
  const {flows, scopes, scopeMeanings = {}} = credential;
  const meanings = scopes.filter((scope) => scopeMeanings[scope]);
  const ways = flows.map(({kind, ...urls}) => {
    const steps = (['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const).flatMap((step): Child[] =>
      urls[step] === undefined ? [] : [withNodes(t(`auth.${step}`), {url: h('code', urls[step])})],
    );
    return h('li', withNodes(t('auth.flow'), {flow: h('code', kind), steps: commaList(steps)}));
  });
  return h(
    'ul',
    ways,
    meanings.map((scope) => h('li', h('code', scope), ': ', richText(scopeMeanings[scope] ?? ''))),
  );
}

function nameOf(credential: Credential): string {
  if (credential.kind === 'apiKey') return credential.name;
  // The dots never stand alone on a line.
  return `Authorization: ${credential.kind === 'basic' ? 'Basic' : 'Bearer'}\u00A0…`;
}
