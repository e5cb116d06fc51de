import {setTimeout as wait} from 'node:timers/promises';
import type {WebhookEvent} from '../engine/world';

/** How events are rehearsed; each plan is something that happens to receivers. */
export const plans = [
  'once',
  'twice',
  'reordered',
  'late',
  'wrong-token',
  'missing',
  '500-then-ok',
  'slow-receiver',
] as const;

export type Plan = (typeof plans)[number];

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

/** How long an answer is waited for. */
const timeout = 10_000;

/** How long a late event is held back. */
const late = 3_000;

/** From then on a receiver is slow. */
const slow = 3_000;

/** Delivers events in their order, one after the other, and tells what the receiver did. */
export class Deliveries {
  readonly attempts: Attempt[] = [];
  private queue = Promise.resolve();
  private held: WebhookEvent | undefined;

  constructor(private readonly onAttempt: (attempt: Attempt) => void = () => undefined) {}

  deliver(event: WebhookEvent, receiver: Receiver): void {
    this.queue = this.queue.then(() => this.follow(event, receiver));
  }

  /** Resolves when all is delivered that was asked for until now. */
  async settled(receiver?: Receiver): Promise<void> {
    const {held} = this;
    this.held = undefined;
    if (held && receiver) this.queue = this.queue.then(() => this.send(held, receiver, 'last of its pair'));
    await this.queue;
  }

  private async follow(event: WebhookEvent, receiver: Receiver): Promise<void> {
    switch (receiver.plan) {
      case 'missing':
        return;
      case 'twice':
        await this.send(event, receiver, 'first time');
        return this.send(event, receiver, 'second time, to be ignored');
      case 'late':
        await wait(late);
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
        return this.send(event, receiver, receiver.plan === 'slow-receiver' ? 'within 3 seconds' : 'once');
    }
  }

  private async send(event: WebhookEvent, receiver: Receiver, trial: string): Promise<void> {
    const tries = receiver.plan === '500-then-ok' ? Math.max(1, receiver.retries) : receiver.retries;
    for (let attempt = 0; attempt <= tries; attempt += 1) {
      const {status, milliseconds, answer} = await post(event, receiver);
      const isRefused = status === 401 || status === 403;
      const isExpected = trial.startsWith('wrong token')
        ? isRefused
        : status === 200 && (receiver.plan !== 'slow-receiver' || milliseconds < slow);
      const result = {
        eventId: event.id,
        at: new Date().toISOString(),
        status,
        milliseconds,
        trial: attempt === 0 ? trial : `${trial}, try ${attempt + 1}`,
        isExpected,
        answer,
      };
      this.attempts.push(result);
      this.onAttempt(result);
      if (status > 0 && status < 500) return;
    }
  }
}

async function post(
  {body}: WebhookEvent,
  {url, token}: Receiver,
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
      signal: AbortSignal.timeout(timeout),
    });
    const answer = (await response.text()).slice(0, 500);
    return {status: response.status, milliseconds: since(), answer};
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return {status: 0, milliseconds: since(), answer: cause};
  }
}
