import type {Remark} from '../shared/model';

/** The part of a call in which a change happened, or a shared schema. */
export type ChangePlace = 'parameters' | 'body' | 'data' | 'headers' | {schema: string};

/** Something that is said of a field in a few words. */
export type Fact =
  Remark | {id: 'default'; value: string} | {id: 'deprecated'; value: string} | {id: 'written'; value: string};

/** One difference between two versions of a call. A field without a name is the value as a whole. */
export type Change =
  | {kind: 'path'; before: string; after: string}
  | {kind: 'description'; text: string}
  | {kind: 'deprecated' | 'recommended'}
  | {kind: 'line'; what: 'BodyTypes' | 'AnswerTypes' | 'Security'; before: string; after: string}
  | {kind: 'addedAnswers' | 'removedAnswers'; statuses: string[]}
  | {kind: 'added' | 'removed' | 'required' | 'optional'; place: ChangePlace; names: string[]}
  | {kind: 'type'; place: ChangePlace; name: string; before: string; after: string}
  | {kind: 'text'; place: ChangePlace; name: string; text: string}
  | {kind: 'facts'; place: ChangePlace; name: string; before: Fact[]; after: Fact[]}
  | {kind: 'addedValues' | 'removedValues' | 'deprecatedValues'; name: string; values: string[]};

/** @returns whether a change is one of a list of values, which is told once, with the list. */
export function isOfValues({kind}: Change): boolean {
  return kind === 'addedValues' || kind === 'removedValues' || kind === 'deprecatedValues';
}
