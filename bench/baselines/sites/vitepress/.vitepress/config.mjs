import {readFileSync} from 'node:fs';

const toItem =
  (base) =>
  ({label, file, items}) =>
    items
      ? {text: label, collapsed: true, items: items.map(toItem(base))}
      : {text: label, link: `${base}${file.replace(/(^|\/)index$/, '$1')}`};

const places = JSON.parse(readFileSync('trees.json', 'utf8'));

/** @returns for each area of a language its sidebar, by the start of the addresses it stands beside. */
function sidebarOf(locale) {
  const sidebar = {};
  for (const {prefix, version, trees} of places.filter((place) => place.prefix === locale)) {
    const base = `/${[prefix, 'docs', version].filter(Boolean).join('/')}/`;
    for (const [area, items] of Object.entries(trees))
      sidebar[area ? `${base}${area}/` : base] = items.map(toItem(base));
  }
  return sidebar;
}

export default {
  title: 'Documentation',
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: {
    // Vue would read doubled braces in inline code as an expression.
    config({renderer: {rules}}) {
      const draw = rules.code_inline;
      rules.code_inline = (tokens, index, ...rest) => {
        tokens[index].attrSet('v-pre', '');
        return draw(tokens, index, ...rest);
      };
    },
  },
  themeConfig: {search: {provider: 'local'}},
  locales: {
    root: {label: 'English', lang: 'en', themeConfig: {sidebar: sidebarOf('')}},
    vi: {label: 'Tiếng Việt', lang: 'vi', themeConfig: {sidebar: sidebarOf('vi')}},
  },
};
