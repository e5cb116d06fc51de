import type {BuiltCheck} from './types';

/** Words of a highlighter's own code that stay when it is made small: names of its steps and classes. */
const ofHighlighter = /before-tokenize|after-tokenize|prism-code|tokenizePlaceholders/;

/** Code is coloured while the site is built: no script contains a highlighter. */
export const highlighter: BuiltCheck = {
  name: 'highlighter',
  unit: 'scripts',
  run({files, read}) {
    const scripts = [...files.keys()].filter((path) => path.endsWith('.js'));
    const findings = scripts.flatMap((path) => {
      const word = ofHighlighter.exec(read(path))?.[0];
      return word
        ? [{where: path, problem: `contains a highlighter ("${word}"); see src/content/code/README.md.`}]
        : [];
    });
    return {count: scripts.length, findings};
  },
};
