import {platformVersions} from './contractFor';
import fc from 'fast-check';

const creator = 'khue.le 901';
const people = [creator, creator, creator, creator, 'hung.pham 901', 'tra.do 901', 'khue.le 902'] as const;
const recipients = ['HUNG.PHAM', 'TRA.DO', 'AN.VU', 'KHUE.LE'] as const;
const permissions = ['DR', 'D', 'A', 'DR', 'D', 'A', 'DR', 'D', 'A', 'V', 'F', 'E', 'EKYC', 'C'] as const;

const who = fc.constantFrom(...people);
/** A person, or somebody for whom the document waits. */
const code = fc.constantFrom('whose turn it is', 'whose turn it is', 'whose turn it is', ...recipients);
/** Which of the documents, the newest first. */
const document = fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 'another' as const);
const otp = fc.constantFrom('right', 'right', 'none', 'wrong');
const steps = fc.array(
  fc.tuple(fc.constantFrom(...recipients, ...recipients, ...recipients, 'NOBODY'), fc.constantFrom(...permissions)),
  {
    maxLength: 4,
  },
);

/** What can happen, in words in which a failure is read, and how often it does. */
const weighted = {
  create: [3, fc.record({who, no: fc.constantFrom('HD-1', 'HD-2', 'HD-3', 'HD-502', 'HD-HTML')})],
  workflow: [3, fc.record({who, document, isInOrder: fc.boolean(), steps})],
  send: [2, fc.record({who, document})],
  /** A document, its workflow and its sending at once. */
  sent: [
    8,
    fc.record({
      isInOrder: fc.boolean(),
      steps: fc.array(fc.tuple(fc.constantFrom(...recipients), fc.constantFrom(...permissions)), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ],
  process: [
    10,
    fc.record({document, code, otp, isByCode: fc.boolean(), isRejected: fc.constantFrom(false, false, false, true)}),
  ],
  act: [
    6,
    fc.record({
      ...{document, code, steps},
      doing: fc.constantFrom('approve', 'sign', 'fill', 'reject', 'view', 'coordinate', 'restore'),
    }),
  ],
  cancel: [2, fc.record({who, document})],
  delete: [2, fc.record({who, document, permanent: fc.boolean()})],
  read: [2, fc.record({who, document})],
  import: [
    1,
    fc.record({
      ...{who, isSheet: fc.boolean(), seconds: fc.constantFrom(0, 1)},
      rows: fc.array(steps, {minLength: 1, maxLength: 3}),
    }),
  ],
  /** Calls about what is not on its way: data of a document, certificates. */
  chores: [2, fc.record({who, document})],
  batch: [
    3,
    fc.record({
      ...{code, otp, permission: fc.constantFrom('what waits', 'what waits', 'D', 'V')},
      documents: fc.array(document, {maxLength: 3}),
    }),
  ],
  advance: [3, fc.record({seconds: fc.constantFrom(1, 60, 301, 86_400, 31 * 86_400)})],
  /** Any call of the contract, with a body that its schema makes of the choices. */
  any: [8, fc.record({who, operation: fc.nat(200), choices: fc.array(fc.nat(99), {minLength: 8, maxLength: 16})})],
} as const;

type Weighted = typeof weighted;

/** What each kind of event tells. */
export type Told = {[Kind in keyof Weighted]: Weighted[Kind][1] extends fc.Arbitrary<infer Value> ? Value : never};

/** Something that happens, with its kind. */
export type Happening = {[Kind in keyof Told]: readonly [kind: Kind, told: Told[Kind]]}[keyof Told];

const happening = fc.oneof(
  ...Object.entries(weighted).map(([kind, [weight, told]]) => ({
    weight,
    arbitrary: fc.tuple(fc.constant(kind), told as fc.Arbitrary<unknown>),
  })),
) as fc.Arbitrary<Happening>;

/** A sandbox's life: its settings, and what happens in which of two worlds. */
export const journey = fc.record({
  version: fc.constantFrom(platformVersions[0]!, ...platformVersions),
  seed: fc.nat(1000),
  isPlain: fc.boolean(),
  refusals: fc.constantFrom('200' as const, '4xx' as const, 'mixed' as const),
  happenings: fc.array(fc.tuple(fc.constantFrom(0, 0, 0, 1), happening), {maxLength: 18, size: 'max'}),
});

export type Journey = typeof journey extends fc.Arbitrary<infer Value> ? Value : never;
