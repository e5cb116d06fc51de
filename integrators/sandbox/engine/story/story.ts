import {imports, lists, logins, people, templates} from './aroundDocument';
import {creation, processing} from './labourContract';
import type {StoryStep} from './storyStep';

/**
 * What happens on the pages: Song Lam sends the labour contract of Ngô Bảo Vy to be signed. Each example of the contracts is
 * a call of it. What no longer fits into the story stands beside it, so that all calls are about the same document, and what
 * some versions lack changes no id.
 */
export const story: readonly StoryStep[] = [
  ...logins,
  ...lists,
  ...people,
  ...templates,
  ...imports,
  ...creation,
  ...processing,
];

/** When the story begins on the pages. */
export const storyStart = Date.parse('2025-03-04T09:00:00.123+07:00');
