import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** Languages a code block may name, and what Prism calls them. */
const grammarOf = {
  bash: 'bash',
  c: 'c',
  cpp: 'cpp',
  cs: 'csharp',
  csharp: 'csharp',
  css: 'css',
  dart: 'dart',
  diff: 'diff',
  docker: 'docker',
  dockerfile: 'docker',
  env: 'properties',
  go: 'go',
  graphql: 'graphql',
  html: 'markup',
  http: 'http',
  ini: 'ini',
  java: 'java',
  javascript: 'javascript',
  js: 'javascript',
  json: 'json',
  json5: 'json',
  jsonc: 'json',
  jsx: 'jsx',
  kotlin: 'kotlin',
  makefile: 'makefile',
  markdown: 'markdown',
  md: 'markdown',
  mdx: 'markdown',
  nginx: 'nginx',
  php: 'php',
  powershell: 'powershell',
  properties: 'properties',
  ps1: 'powershell',
  py: 'python',
  python: 'python',
  rb: 'ruby',
  ruby: 'ruby',
  rust: 'rust',
  sh: 'bash',
  shell: 'bash',
  sql: 'sql',
  swift: 'swift',
  toml: 'toml',
  ts: 'typescript',
  tsx: 'tsx',
  typescript: 'typescript',
  xml: 'markup',
  yaml: 'yaml',
  yml: 'yaml',
  zsh: 'bash',
} as const;

/** Languages without colours: words, and what a terminal shows. */
const plain = 'text txt plain plaintext none log csv console terminal cmd bat shell-session'.split(' ');

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
