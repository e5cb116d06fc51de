import type {Remark} from '../shared/model';

/**
 * The part of a call in which a change happened, or a shared schema. Where a call has several bodies or answers, `of`
 * is the content type of the body, or the status of the answer.
 */
export type ChangePlace =
  'parameters' | 'body' | 'data' | 'headers' | {schema: string} | {part: 'body' | 'answer' | 'headers'; of: string};

/**
 * Something that is said of a field in a few words: its limits, its usual value, the values of a list without a name
 * and those of them that are outdated, the forms of which it has one or several, what chooses a form and what this needs.
 */
export type Fact = Remark | {id: FactId; value: string};
export type FactId =
  | 'default'
  | 'deprecated'
  | 'written'
  | 'values'
  | 'outdated'
  | 'formsOne'
  | 'formsAny'
  | 'chosen'
  | 'requires'
  | 'envelope';

/** One difference between two versions of a call. A field without a name is the value as a whole. */
export type Change =
  | {kind: 'path'; before: string; after: string}
  | {kind: 'description'; text: string}
  | {kind: 'deprecated' | 'recommended'}
  | {kind: 'line'; what: 'BodyTypes' | 'AnswerTypes' | 'Security'; of?: string; before: string; after: string}
  | {kind: 'addedAnswers' | 'removedAnswers'; statuses: string[]}
  | {kind: 'added' | 'removed' | 'required' | 'optional'; place: ChangePlace; names: string[]}
  | {kind: 'type'; place: ChangePlace; name: string; before: string; after: string}
  | {kind: 'text'; place: ChangePlace; name: string; text: string}
  | {kind: 'facts'; place: ChangePlace; name: string; before: Fact[]; after: Fact[]}
  | {kind: (typeof valueKinds)[number]; name: string; values: string[]};

/** Changes of a list of values, which are told once, with the list. */
export const valueKinds = ['addedValues', 'removedValues', 'deprecatedValues', 'recommendedValues'] as const;

/** @returns whether a change is one of a list of values. */
export function isOfValues({kind}: Change): boolean {
  return valueKinds.some((one) => one === kind);
}
