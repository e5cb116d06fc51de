import type {LocaleCode} from '../../src/kit/locales';
import {sourceLocale} from '../../src/kit/locales';
import type {DocVersionConfig} from '../../src/kit/versions';
import {contractsOf, loadContract} from '../../src/reference/contract/loadContract';
import {toClient} from '../../src/reference/downloads/client/toClient';
import {publicContract} from '../../src/reference/downloads/openapi/publicContract';

const apiUrl = 'https://econtract.example.com';
const siteUrl = 'https://docs.example.com/';

/** @returns the client of a version as the build publishes it */
export function publishedClient({name, label, path}: DocVersionConfig, locale: LocaleCode): string {
  const pageUrl = (route: string): string => [`${siteUrl}docs`, path, route].filter((part) => part !== '').join('/');
  const sources = contractsOf(process.cwd(), name, locale).map((contract) => ({
    url: siteUrl + contract.file.replace('.yaml', '.json'),
    contract: publicContract({
      document: loadContract(contract),
      english: loadContract({...contract, locale: sourceLocale}),
      locale,
      apiUrl,
      pageUrl,
    }),
  }));
  return toClient(label, apiUrl, sources);
}
