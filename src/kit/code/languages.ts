import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** Languages a code block may name, and what Prism calls them. */
const grammarOf = {
  bash: 'bash',
  csharp: 'csharp',
  css: 'css',
  diff: 'diff',
  go: 'go',
  html: 'markup',
  http: 'http',
  java: 'java',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  nginx: 'nginx',
  php: 'php',
  properties: 'properties',
  python: 'python',
  ruby: 'ruby',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  tsx: 'tsx',
  typescript: 'typescript',
  xml: 'markup',
  yaml: 'yaml',
  yml: 'yaml',
} as const;

/** Languages without colours. */
const plain = ['text', 'csv'];

loadLanguages.silent = true;
loadLanguages([...new Set(Object.values(grammarOf))]);

/** Every name a code block may carry. */
export const knownLanguages: readonly string[] = [...Object.keys(grammarOf), ...plain].sort();

/** Prism's grammar of a language; `undefined` for one without colours. */
export function grammar(language: string): Prism.Grammar | undefined {
  return isHighlighted(language) ? Prism.languages[grammarOf[language]] : undefined;
}

function isHighlighted(language: string): language is keyof typeof grammarOf {
  return Object.hasOwn(grammarOf, language);
}
