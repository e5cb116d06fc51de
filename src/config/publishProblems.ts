import {nearestName} from '../kit/didYouMean';
import {isExampleHost} from '../kit/reservedHosts';
import {currentVersion} from '../kit/versions';
import {history, type GitHistory} from './gitHistory';
import {knownNames, missingTexts} from './settings/variables';
import {site, type Site} from './site';

/** @returns whether nobody owns the host of a web or mail address, as with the defaults of `site.ts` */
function isExample(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const {hostname, pathname} = new URL(address);
  return isExampleHost(hostname || pathname.replace(/^.*@/, ''));
}

function findExamples({url, freeTrialUrl, apiUrl, feedbackUrl, operator}: Site): string[] {
  const addresses = [
    ['DOCS_SITE_URL', url, 'the canonical address of every page, the sitemap and robots.txt'],
    ['DOCS_FREE_TRIAL_URL', freeTrialUrl, 'the free-trial button'],
    ['DOCS_API_URL', apiUrl, 'every API sample'],
    ['DOCS_FEEDBACK_URL', feedbackUrl, 'the feedback link'],
    ['DOCS_LOGIN_URL', operator.loginUrl, 'the way to the login page'],
    ['DOCS_APP_STORE_URL', operator.appStoreUrl, 'the way to the app'],
    ['DOCS_GOOGLE_PLAY_URL', operator.googlePlayUrl, 'the way to the app'],
    ['DOCS_SUPPORT_URL', operator.supportUrl, 'the way to support'],
  ] as const;
  return addresses
    .filter(([, value]) => isExample(value))
    .map(([name, value, where]) => {
      const what = process.env[name] ? 'is an example' : 'is not set';
      return `${name} ${what}: ${where} would say ${value}. Set it to the real address.`;
    });
}

/** @returns a day as it is written in settings, in the time zone of this machine */
function toDay(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

function findEnded({announcement: {text, ends}}: Site, today: Date): string[] {
  const isShown = Object.values(text).some((own) => own !== '');
  if (!isShown || ends === '' || ends >= toDay(today)) return [];
  return [
    `The announcement ended on ${ends}: nobody would see it. Write a new one (DOCS_ANNOUNCEMENT, ` +
      'DOCS_ANNOUNCEMENT_ENDS), or set DOCS_ANNOUNCEMENT to nothing.',
  ];
}

/** Texts of the site speak of the version that readers see first. */
function findOtherVersions({announcement, productName, shortName, copyright}: Site, current: string): string[] {
  const texts = {
    DOCS_ANNOUNCEMENT: announcement.text,
    DOCS_PRODUCT_NAME: productName,
    DOCS_SHORT_NAME: shortName,
    DOCS_COPYRIGHT: copyright,
  };
  return Object.entries(texts).flatMap(([name, byLanguage]) =>
    [...new Set(Object.values(byLanguage))].flatMap((text) =>
      (text.match(/\d+\.\d+\.\d+/g) ?? [])
        .filter((version) => version !== current)
        .map(
          (version) =>
            `${name} says "${text}", but the current version is ${current}, not ${version}. Write what is true of it.`,
        ),
    ),
  );
}

/** Notes for the writers of the pages are nothing for readers. */
function findWritersNotes({showsOpenQuestions}: Site): string[] {
  if (!showsOpenQuestions) return [];
  return ['DOCS_SHOW_OPEN_QUESTIONS is "true": pages would show what their writers have to ask. Leave it out.'];
}

function findHalfSearch({hostedSearch: {appId, apiKey, indexName}}: Site): string[] {
  const settings = [
    ['DOCS_ALGOLIA_APP_ID', appId],
    ['DOCS_ALGOLIA_API_KEY', apiKey],
    ['DOCS_ALGOLIA_INDEX', indexName],
  ] as const;
  const missing = settings.filter(([, value]) => value === '').map(([name]) => name);
  if (missing.length === 0 || missing.length === settings.length) return [];
  return [`The hosted search is off; not set: ${missing.join(', ')}. Set all three, or none.`];
}

/**
 * @param settings of the deployment
 * @param now what an announcement may have ended before
 * @param current number of the version that readers see first
 * @returns what would be silently wrong on the published site: one message for each, with its repair
 */
export function findSettingProblems(settings: Site, now = new Date(), current = currentVersion.label): string[] {
  return [
    ...findExamples(settings),
    ...findHalfSearch(settings),
    ...findEnded(settings, now),
    ...findOtherVersions(settings, current),
    ...findWritersNotes(settings),
  ];
}

/**
 * @param environment all environment variables, of which `known` are settings
 * @returns a message for each name that was meant to be one
 */
export function findMistypedNames(environment = process.env, known: readonly string[] = knownNames()): string[] {
  // Other programs may have variables of this prefix too; only what looks like a setting is one that was mistyped.
  return Object.keys(environment)
    .filter((name) => name.startsWith('DOCS_') && !known.includes(name))
    .flatMap((name) => {
      const meant = nearestName(name, known);
      return meant ? `${name} is no setting of src/config/site.ts. Did you mean "${meant}"?` : [];
    });
}

const describeMissingText = (name: string): string =>
  `${name} is not set, but the same text of another language is: readers would see that one. Set it.`;

const historyProblems = {
  shallow: ['this clone is shallow', 'Fetch the rest: git fetch --unshallow.'],
  none: ['this folder has no Git history', 'Build from a full clone.'],
  refused: [
    'Git does not read the history of a folder of another user',
    'Trust it: git config --global --add safe.directory "$PWD".',
  ],
} as const satisfies Record<Exclude<GitHistory, 'full'>, readonly [reason: string, repair: string]>;

/** @returns why the pages do not show when they were last changed, with the repair; none if they do */
export function findHistoryProblems(found: GitHistory): string[] {
  if (found === 'full') return [];
  const [reason, repair] = historyProblems[found];
  return [`Pages do not show when they were last changed, because ${reason}. ${repair}`];
}

/** @returns what would be wrong if a build with these settings, in this folder, were published */
export function findPublishProblems(): string[] {
  return [
    ...findSettingProblems(site),
    ...missingTexts.map(describeMissingText),
    ...findMistypedNames(),
    ...findHistoryProblems(history),
  ];
}

/**
 * @returns for each way to the operator that is not set, what readers get instead; the pages read well without, so it
 *   does not hinder publishing
 */
export function findUnsetOperator({operator}: Pick<Site, 'operator'> = site): string[] {
  const ways = [
    ['DOCS_OPERATOR_NAME', operator.name, 'pages say "the operator"'],
    ['DOCS_LOGIN_URL', operator.loginUrl, '"the login page" is no link'],
    ['DOCS_APP_NAME', operator.appName, 'pages say "the app of your operator"'],
    ['DOCS_APP_STORE_URL', operator.appStoreUrl, 'the app has no link for iPhones'],
    ['DOCS_GOOGLE_PLAY_URL', operator.googlePlayUrl, 'the app has no link for Android phones'],
    ['DOCS_SUPPORT_URL', operator.supportUrl, '"support" is no link'],
    ['DOCS_HOTLINE', operator.hotline, 'support has no telephone number'],
  ] as const;
  return ways.filter(([, value]) => value === '').map(([name, , effect]) => `${name} is not set: ${effect}.`);
}
