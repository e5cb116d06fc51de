import {join, posix} from 'node:path';
import type {BuiltLanguage} from '../../kit/step';

/** @returns the folder of the whole build: that of the default language contains the others, as its address does. */
export function rootFolder({outDir, baseUrl, i18n}: BuiltLanguage): string {
  return join(outDir, posix.relative(baseUrl, i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl));
}
