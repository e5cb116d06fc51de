import {currentVersion, versions} from './versions';

/** Version options of the docs plugin. Without `lastVersion`, the current docs would move to /docs/next. */
export const docsVersions = {
  lastVersion: currentVersion.name,
  versions: Object.fromEntries(
    versions.map(({name, label, path}) => [
      name,
      {label, path, banner: name === currentVersion.name ? ('none' as const) : ('unmaintained' as const)},
    ]),
  ),
};
