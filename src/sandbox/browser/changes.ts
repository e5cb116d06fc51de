import type {Notice, WebhookEvent} from '../../../integrators/sandbox/engine/world';
import type {DocumentView, WorldView} from '../shared/protocol';

/** What a call or an action has changed. */
export type Change =
  | {kind: 'created'; document: DocumentView}
  | {kind: 'status'; document: DocumentView; before: number}
  | {kind: 'steps'; document: DocumentView}
  | {kind: 'gone'; document: DocumentView}
  | {kind: 'caller'; userId: number; isOfDocument?: boolean}
  | {kind: 'notice'; notice: Notice}
  | {kind: 'event'; event: WebhookEvent};

const idsOf = ({steps}: DocumentView): string => steps.map(({id}) => id).join();

/** @returns what is different, in the order in which people would tell it */
export function changesBetween(before: WorldView, after: WorldView): Change[] {
  const old = new Map(before.documents.map((document) => [document.id, document]));
  const there = new Set(after.documents.map(({id}) => id));
  const documents = after.documents.flatMap((document): Change[] => {
    const earlier = old.get(document.id);
    if (!earlier) return [{kind: 'created', document}];
    if (earlier.status !== document.status) return [{kind: 'status', document, before: earlier.status}];
    return idsOf(earlier) === idsOf(document) ? [] : [{kind: 'steps', document}];
  });
  const gone = before.documents.filter(({id}) => !there.has(id)).map((document): Change => ({kind: 'gone', document}));
  const lastNotice = before.notices[0]?.id ?? 0;
  const lastEvent = before.events[0]?.id ?? 0;
  return [
    ...documents,
    ...gone,
    ...after.notices
      .filter(({id}) => id > lastNotice)
      .map((notice): Change => ({kind: 'notice', notice}))
      .reverse(),
    ...after.events
      .filter(({id}) => id > lastEvent)
      .map((event): Change => ({kind: 'event', event}))
      .reverse(),
  ];
}
