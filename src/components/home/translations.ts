import all from '@generated/codeTranslations';
import own from '@generated/codeTranslations?only=site.home.';

// The texts of the home page travel with it (src/plugins/light-bundle/loaders/pickTranslations.cjs).
Object.assign(all, own);
