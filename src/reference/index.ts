import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {watchFiles} from '../kit/watchFiles';
import {optionsValidator} from '../kit/validateOptions';
import {pageDependencies} from './dependencies';

/** The plugin takes no options: where contracts, versions and languages are is settled by the site's own files. */
export const validateOptions = optionsValidator(z.strictObject({}), 'reference: docusaurus.config.ts');

/**
 * The client side of the API reference, and the link between contracts and pages. The pages themselves are written
 * by the remark plugin in pages/, the files for programs by downloads/.
 */
export default function reference({siteDir}: LoadContext): Plugin {
  return {
    name: 'reference',
    getClientModules: () => ['./browser/sampleLanguage.ts', './browser/apiPages.ts'],
    configureWebpack: () => watchFiles(pageDependencies(siteDir)),
  };
}
