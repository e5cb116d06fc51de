import type {Plan} from '../../../../integrators/sandbox/engine/plans';
import type {WebhookEvent} from '../../../../integrators/sandbox/engine/world';

/** A call that the receiver gets. */
export interface Delivery {
  event: WebhookEvent;
  hasWrongToken: boolean;
  /** How long it is held back, in seconds. */
  wait: number;
  /** Whether it comes again after an answer of 500 or more, or none. */
  isRepeated: boolean;
  /** Within so many seconds a good receiver answers, if the plan is about it. */
  within?: number;
}

/** So long a late event is held back, and so quick a receiver should be, in seconds. */
const [late, quick] = [3, 3];

/**
 * @param events oldest first
 * @returns the calls of a plan, in their order
 */
export function planned(plan: Plan, events: readonly WebhookEvent[]): Delivery[] {
  const deliver = (event: WebhookEvent, special: Partial<Delivery> = {}): Delivery => ({
    event,
    hasWrongToken: false,
    wait: 0,
    isRepeated: false,
    ...special,
  });
  switch (plan) {
    case 'missing':
      return [];
    case 'twice':
      return events.flatMap((event) => [deliver(event), deliver(event)]);
    case 'wrong-token':
      return events.flatMap((event) => [deliver(event, {hasWrongToken: true}), deliver(event)]);
    case 'late':
      return events.map((event) => deliver(event, {wait: late}));
    case 'reordered':
      return events.flatMap((event, index) => {
        if (index % 2 === 1) return [deliver(event), deliver(events[index - 1]!)];
        return index === events.length - 1 ? [deliver(event)] : [];
      });
    case '500-then-ok':
      return events.map((event) => deliver(event, {isRepeated: true}));
    case 'slow-receiver':
      return events.map((event) => deliver(event, {within: quick}));
    case 'once':
      return events.map((event) => deliver(event));
  }
}

/** What tells an event from others, in a receiver as on the page of the webhook. */
const keyOf = (body: Readonly<Record<string, unknown>>): string => {
  const {DocumentId, BatchProcessId, BatchImportId, DocumentStatus, DatetimeNow} = body;
  const status = (DocumentStatus as {Value?: unknown} | undefined)?.Value;
  return JSON.stringify([DocumentId ?? BatchProcessId ?? BatchImportId, status, DatetimeNow]);
};

/** What a receiver has stored. */
export interface Stored {
  /** Events that are there once, more than once, and not at all. */
  once: number;
  repeated: number;
  missing: number;
  /** Lines that are no events of this rehearsal. */
  others: number;
}

/** @returns how often the events are in what a receiver has stored, a line of JSON for each */
export function compare(events: readonly WebhookEvent[], lines: string): Stored {
  const counts = new Map(events.map(({body}) => [keyOf(body), 0]));
  let others = 0;
  for (const line of lines.split('\n').filter((text) => text.trim() !== '')) {
    const key = readKey(line);
    const count = key === undefined ? undefined : counts.get(key);
    if (key === undefined || count === undefined) others += 1;
    else counts.set(key, count + 1);
  }
  const all = [...counts.values()];
  return {
    once: all.filter((count) => count === 1).length,
    repeated: all.filter((count) => count > 1).length,
    missing: all.filter((count) => count === 0).length,
    others,
  };
}

function readKey(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? keyOf(value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
