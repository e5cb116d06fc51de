import {expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {listRepeats} from './listRepeats';

const passage =
  'Someone sent you a document and asked for your signature. You open it from the message, read it to its last page, ' +
  'draw your signature with a finger or the mouse, and confirm with a one-time code.';
const root = scratchFolder({
  'docs/a.mdx': `${passage}\n\nAsk the sender.\n`,
  'docs/b.mdx': `First lines.\n\n${passage}\n`,
  'docs/c.mdx': `| Question | Answer |\n| --- | --- |\n| How? | In short: ${passage} That is all. |\n`,
  'docs/d.mdx': 'Ask the sender.\n',
  'versioned_docs/version-2.2.0/a.mdx': `${passage}\n`,
});
const repeat =
  'docs/b.mdx:3  repeats docs/a.mdx:1: "Someone sent you a document and asked for your signature. You open …"';

it('lists copied passages, also inside longer ones; other versions and short phrases may be alike', () => {
  expect(listRepeats(createContext(root))).toEqual([
    repeat,
    'docs/c.mdx:3  repeats docs/a.mdx:1: "In short: Someone sent you a document and asked for your signature.…"',
  ]);
});

it('can be limited to pages, on either side', () => {
  expect(listRepeats(createContext(root, new Set(['docs/b.mdx'])))).toEqual([repeat]);
  expect(listRepeats(createContext(root, new Set(['docs/d.mdx'])))).toEqual([]);
});
