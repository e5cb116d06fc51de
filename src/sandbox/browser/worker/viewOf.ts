import type {Document, Link, World} from '../../../../integrators/sandbox/engine/world';
import type {DocumentView, WorldView} from '../../shared/protocol';

/** So many entries of a list the page shows. */
const shown = 50;

const newest = <Entry>(entries: readonly Entry[]): Entry[] => entries.slice(-shown).reverse();

/** @returns what the page shows of a world */
export function viewOf(world: World, revision: number, isKept: boolean, now: number): WorldView {
  const {users, accounts, documents, notices, events, batchImports, batchProcesses, clockAhead} = world;
  return {
    revision,
    isKept,
    clockAhead,
    people: Object.values(users).map(({id, comId, code, name, accountId}) => ({
      id,
      comId,
      code,
      name,
      username: accounts[accountId]?.username ?? '',
    })),
    documents: newest(Object.values(documents)).map((document) => documentView(document, world)),
    notices: newest(notices),
    events: newest(events),
    batchImports: newest(Object.values(batchImports)).map(({id, name, readyAt}) => ({
      id,
      name,
      isReady: readyAt <= now + clockAhead,
    })),
    batchProcesses: newest(Object.values(batchProcesses)).map(({id, userId, permission}) => ({id, userId, permission})),
  };
}

function documentView(document: Document, {links}: World): DocumentView {
  const {id, comId, no, subject, status, createdByUserId, history, file} = document;
  const isItsFile = ([, link]: [string, Link]): boolean => link.documentId === id && link.file.key === file.key;
  const [downloadToken] = Object.entries(links).find(isItsFile) ?? [];
  return {
    id,
    comId,
    no,
    subject,
    status,
    createdByUserId,
    history,
    steps: document.steps.map((step) => ({
      id: step.id,
      userId: step.userId,
      permission: step.permission,
      pageSign: step.pageSign,
      isWaiting: step.isWaiting,
      ...(step.position === undefined ? {} : {position: step.position}),
      ...(step.processedDate === undefined ? {} : {processedDate: step.processedDate}),
      ...(step.isRejected ? {isRejected: true} : {}),
      ...(step.processCode === undefined ? {} : {processCode: step.processCode}),
    })),
    ...(document.reason === undefined ? {} : {reason: document.reason}),
    ...(downloadToken === undefined ? {} : {downloadToken}),
  };
}
