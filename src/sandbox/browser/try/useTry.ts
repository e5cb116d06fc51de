import {useEffect, useRef, useState} from 'react';
import type {Json, Operation} from '../../../reference/shared/model';
import type {Answer, Wish, WorldView} from '../../shared/protocol';
import {changesBetween, type Change} from '../changes';
import {fitValues} from '../choices';
import {SandboxError, type SandboxClient} from '../client';
import {errorText} from '../texts';
import {isObject, requestOf, sampleValues, toCall, type Values} from '../values';
import {mayReplace} from '../mayReplace';
import {callerOf} from './callerOf';

/** What the reader has typed over the sample's values; undefined is left out. */
interface Own {
  parameters: Readonly<Record<string, Json | undefined>>;
  body: Json | undefined;
  files: Readonly<Record<string, File>>;
  userId?: number;
}

/** Calls whose form is ready for the next of their kind once they are answered. */
const goesOn = ['documents-create', 'documents-process', 'documents-batch-process', 'process-code-login'];

const nothing: Own = {parameters: {}, body: undefined, files: {}};

/** How a call was answered, and what it has changed. */
export interface Result {
  answer: Answer;
  /** Whether the token is not valid any more. */
  isExpired: boolean;
  changes: Change[];
}

/** The form of a call: its values, who calls, and what came back. */
export interface Try {
  values: Values;
  userId: number;
  /** Who made the last call; undefined before it, and for a call that needs nobody. */
  sentAs: number | undefined;
  lacksSomething: boolean;
  /** Whether the reader has typed something. */
  isChanged: boolean;
  result: Result | undefined;
  failure: string;
  isBusy: boolean;
  setParameter: (name: string, value: Json | undefined) => void;
  setBody: (body: Json) => void;
  setFile: (name: string, file: File | undefined) => void;
  setUser: (userId: number) => void;
  reset: () => void;
  /**
   * Makes the call; with its values, or with others for some fields of its body.
   *
   * @param before what was changed before, to be told with it
   */
  send: (others?: Readonly<Record<string, Json>>, before?: readonly Change[]) => Promise<Result | undefined>;
  /** Begins anew where the sample's own values fit. */
  prepare: () => Promise<void>;
  /** Begins anew after a scenario. */
  play: (scenario: string) => Promise<void>;
}

/** @returns who calls where nobody else must; who opened a document with a code does no more than that */
const callerIn = ({caller}: SandboxClient): number | undefined => (caller?.isOfDocument ? undefined : caller?.userId);

export function useTry(id: string, operation: Operation, client: SandboxClient, view: WorldView, isStep: boolean): Try {
  const [own, setOwn] = useState(nothing);
  const [result, setResult] = useState<Result>();
  /** With what it was sent, so that the answer and the form belong together. */
  const [sent, setSent] = useState<Values>();
  /** Who made the call: it is repeated by the same person. */
  const [sentAs, setSentAs] = useState<number>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Begins anew; a call waits for it, because other people may fit then. */
  const beginning = useRef<Promise<unknown>>(undefined);
  const {values, userId, lacksSomething} = valuesIn(view);

  /** The form in a world: what the reader has not typed follows the world. */
  function valuesIn(world: WorldView, isFresh = false): {values: Values; userId: number; lacksSomething: boolean} {
    const fitted = fitValues(id, operation, sampleValues(operation), world);
    const base = (isFresh ? undefined : sent) ?? fitted.values;
    const parameters = {...base.parameters, ...own.parameters};
    const given = Object.entries(parameters).filter((entry): entry is [string, Json] => entry[1] !== undefined);
    const user = own.userId ?? fitted.userId ?? sentAs ?? callerIn(client) ?? world.people[0]?.id ?? 0;
    return {
      values: {parameters: Object.fromEntries(given), body: own.body ?? base.body, files: own.files},
      userId: user,
      lacksSomething: fitted.lacksSomething && !result,
    };
  }

  async function act<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | undefined> {
    setBusy(true);
    setFailure('');
    try {
      return await work();
    } catch (error) {
      setFailure(errorText(error));
      if (error instanceof SandboxError) return undefined;
      throw error;
    } finally {
      setBusy(false);
    }
  }

  async function begin(wish: Wish): Promise<void> {
    if (!mayReplace(client.view)) return;
    beginning.current = act(() => client.wish(wish));
    await beginning.current;
  }

  function forgetAnswer(): void {
    setSent(undefined);
    setSentAs(undefined);
    setResult(undefined);
  }

  const {age, choices, caller: chosen} = client;
  // What the reader has typed meanwhile stays.
  useEffect(forgetAnswer, [age]);
  // In a guide, each step has its own person.
  const isFollowing = useRef(choices);
  useEffect(() => {
    if (isFollowing.current === choices || isStep || chosen?.userId === undefined) return;
    isFollowing.current = choices;
    const {userId: person} = chosen;
    setOwn((before) => ({...before, userId: person}));
  }, [choices, chosen, isStep]);

  const send: Try['send'] = async (others, earlier = []) => {
    await beginning.current;
    return act(async () => {
      // The world may have gone on since the form was drawn.
      const current = valuesIn(client.view!, others === undefined);
      const {body} = current.values;
      const filled = {...current.values, body: others && isObject(body) ? {...body, ...others} : body};
      const isSigned = operation.security.length > 0 || operation.isLink === true;
      const token = isSigned ? await client.tokenOf(current.userId) : '';
      const request = requestOf(operation, filled, client.about!.apiUrl);
      const {answer, before, after} = await client.call(toCall(request, filled.files, token));
      const isExpired = isSigned && answer.status === 401;
      if (isExpired) client.forget(current.userId);
      const caller = callerOf(filled.body, answer, before);
      if (caller) client.use(caller);
      const changes = [...earlier, ...changesBetween(before, after)];
      if (caller?.userId !== undefined) changes.push({kind: 'caller', ...caller, userId: caller.userId});
      const done = {answer, isExpired, changes};
      setSent(goesOn.includes(id) ? undefined : filled);
      setSentAs(isSigned ? current.userId : undefined);
      setResult(done);
      return done;
    });
  };

  return {
    values,
    userId,
    sentAs,
    lacksSomething,
    isChanged: own !== nothing || sent !== undefined,
    result,
    failure,
    isBusy,
    setParameter: (name, value) => setOwn({...own, parameters: {...own.parameters, [name]: value}}),
    setBody: (body) => setOwn({...own, body}),
    setFile(name, file) {
      const {[name]: _, ...others} = own.files;
      setOwn({...own, files: file ? {...others, [name]: file} : others});
    },
    setUser(user) {
      setOwn({...own, userId: user});
      if (!isStep) void act(() => client.choose(user));
    },
    reset() {
      setOwn(nothing);
      forgetAnswer();
    },
    send,
    prepare: () => begin({kind: 'prepare', operation: id}),
    play: (scenario) =>
      begin(
        client.about && Object.hasOwn(client.about.scenarios, scenario)
          ? {kind: 'control', request: {method: 'POST', path: '/reset', body: {scenario}}}
          : {kind: 'prepare', operation: id},
      ),
  };
}
