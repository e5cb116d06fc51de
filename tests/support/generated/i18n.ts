import {defaultLocale, locales, sourceLocale} from '../../../src/kit/locales';
import {site} from '../../../src/config/site';

const i18n = {
  defaultLocale,
  locales: locales.map(({code}) => code),
  currentLocale: sourceLocale,
  path: 'i18n',
  localeConfigs: Object.fromEntries(
    locales.map(({code, label, htmlLang, pathPrefix}) => [
      code,
      {
        label,
        htmlLang,
        url: site.url,
        direction: 'ltr',
        calendar: 'gregory',
        path: code,
        translate: code !== sourceLocale,
        baseUrl: `${pathPrefix}/`,
      },
    ]),
  ),
};

export default i18n;
