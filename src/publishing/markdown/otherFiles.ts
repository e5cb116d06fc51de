import {locales, type LocaleCode} from '../../kit/locales';
import {currentVersion, versions} from '../../kit/versions';
import {message} from '../../kit/messages';
import {contractsOf} from '../../reference/contract/loadContract';
import {collectionPath, contractPath} from '../../reference/shared/outputPaths';
import type {LinkList} from './writeLlms';

/** What is needed to link what llms.txt does not list. */
interface Place {
  siteDir: string;
  siteUrl: string;
  /** Path of the language's home page, with a slash at its end. */
  baseUrl: string;
  locale: LocaleCode;
}

/** @returns the lists of llms.txt beside those of its pages: files for programs, and other versions and languages. */
export function otherFiles({siteDir, siteUrl, baseUrl, locale}: Place): LinkList[] {
  const prefixOf = (code: LocaleCode): string => locales.find((one) => one.code === code)?.pathPrefix ?? '';
  const root = siteUrl + baseUrl.slice(0, baseUrl.length - prefixOf(locale).length - 1);
  const home = (code: LocaleCode): string => `${root}${prefixOf(code)}/`;
  const files = versions.flatMap(({name, label}) => {
    const contracts = contractsOf(siteDir, name);
    const links = contracts.map(({file}) => ({
      title: `OpenAPI 3.1: ${file.replace('.yaml', '.json')} (${label})`,
      url: home(locale) + contractPath(label, file),
    }));
    const collection = {title: `Postman (${label})`, url: home(locale) + collectionPath(label)};
    return contracts.length > 0 ? [...links, collection] : [];
  });
  const older = versions
    .filter(({name}) => name !== currentVersion.name)
    .map(({label, path: part}) => ({
      title: message(locale, 'llms.version', {version: label}),
      url: `${home(locale)}docs/${part}.md`,
    }));
  const languages = locales
    .filter(({code}) => code !== locale)
    .map(({code, label}) => ({title: label, url: `${home(code)}llms.txt`}));
  const full = {title: message(locale, 'llms.full'), url: `${home(locale)}llms-full.txt`};
  return [
    {heading: message(locale, 'llms.files'), links: files},
    {heading: message(locale, 'llms.more'), links: [full, ...older, ...languages]},
  ];
}
