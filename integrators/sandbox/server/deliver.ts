import {setTimeout as wait} from 'node:timers/promises';
import type {Plan} from '../engine/plans';
import type {WebhookEvent} from '../engine/world';

/** Where events go. */
export interface Receiver {
  url: string;
  /** Bearer token, if the receiver wants one. */
  token?: string;
  plan: Plan;
  /** How often a delivery that failed is repeated; the platform's own number is not known. */
  retries: number;
}

/** What a receiver did with one delivery. */
export interface Attempt {
  eventId: number;
  at: string;
  /** HTTP status, or 0 when nothing was answered. */
  status: number;
  milliseconds: number;
  /** What the delivery was to try, such as `wrong token`. */
  trial: string;
  /** Whether the receiver did what it should. */
  isExpected: boolean;
  answer: string;
}

/** The first of two tries, which may fail. */
const firstOfTwo = 'to be repeated after HTTP 500';

const inTime = 'within 3 seconds';

const trials: Partial<Record<Plan, string>> = {'500-then-ok': firstOfTwo, 'slow-receiver': inTime};

/** So many attempts are remembered. */
const kept = 500;

/** How long an answer is waited for. */
const timeout = 10_000;

/** How long a late event is held back. */
const late = 3_000;

/** Between two tries. */
const pause = 1_000;

/** From then on a receiver is slow. */
const slow = 3_000;

/** Delivers events in their order, one after the other, and tells what the receiver did. */
export class Deliveries {
  readonly attempts: Attempt[] = [];
  private queue = Promise.resolve();
  private held: WebhookEvent | undefined;

  /** @param stop ends what is under way, and delivers nothing more */
  constructor(private readonly stop: AbortSignal) {}

  deliver(event: WebhookEvent, receiver: Receiver): void {
    this.enqueue(() => this.follow(event, receiver));
  }

  /** Resolves when all is delivered that was asked for until now; an event that waits for the next one goes without. */
  async settled(receiver: Receiver | undefined): Promise<void> {
    this.enqueue(async () => {
      const {held} = this;
      this.held = undefined;
      if (held && receiver) await this.send(held, receiver, 'without another to change places with');
    });
    await this.queue;
  }

  private enqueue(work: () => Promise<void>): void {
    this.queue = this.queue
      .then(() => (this.stop.aborted ? undefined : work()))
      .catch((error: unknown) => {
        if (!this.stop.aborted) throw error;
      });
  }

  private async follow(event: WebhookEvent, receiver: Receiver): Promise<void> {
    switch (receiver.plan) {
      case 'missing':
        this.note({
          eventId: event.id,
          trial: 'not sent: the receiver has to ask',
          status: 0,
          milliseconds: 0,
          answer: '',
        });
        return;
      case 'twice':
        await this.send(event, receiver, 'first time');
        return this.send(event, receiver, 'second time, to be ignored');
      case 'late':
        await wait(late, undefined, {signal: this.stop});
        return this.send(event, receiver, 'late');
      case 'wrong-token':
        await this.send(event, {...receiver, token: 'wrong-token'}, 'wrong token, to be refused');
        return this.send(event, receiver, 'right token');
      case 'reordered': {
        const {held} = this;
        this.held = held ? undefined : event;
        if (!held) return;
        await this.send(event, receiver, 'ahead of its turn');
        return this.send(held, receiver, 'behind its turn');
      }
      default:
        return this.send(event, receiver, trials[receiver.plan] ?? 'once');
    }
  }

  private async send(event: WebhookEvent, receiver: Receiver, trial: string): Promise<void> {
    const tries = receiver.plan === '500-then-ok' ? Math.max(1, receiver.retries) : receiver.retries;
    for (let attempt = 0; attempt <= tries && !this.stop.aborted; attempt += 1) {
      const result = await post(event, receiver, this.stop);
      this.note({eventId: event.id, trial: attempt === 0 ? trial : `${trial}, try ${attempt + 1}`, ...result});
      if (result.status > 0 && result.status < 500) return;
      // A receiver that has just failed may need it.
      if (attempt < tries) await wait(pause, undefined, {signal: this.stop}).catch(() => undefined);
    }
  }

  private note(attempt: Omit<Attempt, 'at' | 'isExpected'>): void {
    this.attempts.push({at: new Date().toISOString(), isExpected: isExpected(attempt), ...attempt});
    if (this.attempts.length > kept) this.attempts.shift();
  }
}

/** @returns whether a receiver did what it should */
function isExpected({status, milliseconds, trial, answer}: Omit<Attempt, 'at' | 'isExpected'>): boolean {
  if (trial.startsWith('not sent')) return true;
  if (trial.startsWith('wrong token')) return status === 401 || status === 403;
  if (trial === firstOfTwo && status >= 500) return true;
  return status === 200 && saysSuccess(answer) && (trial !== inTime || milliseconds < slow);
}

/** The platform expects `{"success": true, "messages": "…"}`. */
function saysSuccess(answer: string): boolean {
  try {
    return (JSON.parse(answer) as {success?: unknown} | null)?.success === true;
  } catch {
    return false;
  }
}

async function post(
  {body}: WebhookEvent,
  {url, token}: Receiver,
  stop: AbortSignal,
): Promise<Pick<Attempt, 'status' | 'milliseconds' | 'answer'>> {
  const start = performance.now();
  const since = (): number => Math.round(performance.now() - start);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        ...(token === undefined ? {} : {Authorization: `Bearer ${token}`}),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
    });
    const answer = (await response.text()).slice(0, 500);
    return {status: response.status, milliseconds: since(), answer};
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return {status: 0, milliseconds: since(), answer: cause};
  }
}
