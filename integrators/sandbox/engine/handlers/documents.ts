import {documentAnswer, waitingSteps} from '../answers/documentAnswer';
import {matches, pageOf} from '../answers/listAnswers';
import {callerOf, isVisible, ownEntry, Refusal, require, visibleDocument, type Context, type Handler} from '../context';
import type {SentFile} from '../exchange';
import type {Json, JsonObject} from '../json';
import {nextGuid} from '../random';
import {readDate} from '../time';
import type {Document, PermissionCode, StoredFile, User, World} from '../world';
import {log} from '../workflow';

const storedFile = ({key, name, size}: SentFile): StoredFile => ({key, name, size});

/** @throws Refusal if the file is no PDF */
function checkPdf({name, begin, end}: SentFile): void {
  const isPdf = begin.includes('%PDF-') && end.includes('%%EOF');
  require(isPdf, 'file-type', `The file ${name} is not a PDF: it must begin with %PDF- and end with %%EOF.`);
}

const numberKey = (comId: number, no: string): string => `${comId}|${no}`;

/** @throws Refusal if the code or the subject of a document is empty, or another one of the company has the code */
export function checkNames(
  {no, subject}: Pick<Document, 'no' | 'subject'>,
  comId: number,
  {world}: Context,
  own?: string,
): void {
  require(no !== '', 'empty-name', 'The document code is missing.');
  require(subject !== '', 'empty-name', 'The subject is missing.');
  const holder = world.documentNumbers[numberKey(comId, no)];
  require(holder === undefined || holder === own, 'unique-number', 'The document code already exists.');
}

/** What a new document begins with. */
export type NewDocument = Pick<
  Document,
  'no' | 'subject' | 'description' | 'typeId' | 'departmentId' | 'processInOrder' | 'steps' | 'file'
> &
  Partial<Document>;

/** Adds a document to the world, and calls the webhook. */
export function addDocument(begun: NewDocument, creator: User, context: Context): Document {
  const {world, now} = context;
  const document: Document = {
    relatedDocumentIds: [],
    attachments: [],
    originalFile: begun.file,
    ...begun,
    id: nextGuid(world, 'document'),
    comId: creator.comId,
    createdByUserId: creator.id,
    createdDate: now,
    lastModifiedDate: now,
    status: 1,
    history: [],
  };
  world.documents[document.id] = document;
  (world.documentsOfCompany[document.comId] ??= []).push(document.id);
  world.documentNumbers[numberKey(document.comId, document.no)] = document.id;
  document.steps.forEach(({id}) => (world.documentOfStep[id] = document.id));
  countType(world, document.typeId, 1);
  log(document, 'create', creator.id, context);
  return document;
}

function countType({types}: World, id: number, by: 1 | -1): void {
  const type = types[id];
  if (type) type.documentCount += by;
}

/** Takes a document out of the world, as if it had never been. */
export function removeDocument(document: Document, {world}: Context): void {
  delete world.documents[document.id];
  const ids = world.documentsOfCompany[document.comId]!;
  ids.splice(ids.indexOf(document.id), 1);
  delete world.documentNumbers[numberKey(document.comId, document.no)];
  document.steps.forEach(({id}) => delete world.documentOfStep[id]);
  countType(world, document.typeId, -1);
}

const list: Handler = ({query}, context) => {
  const user = callerOf(context);
  for (const name of dateFilters) {
    const isDate = query[name] === undefined || readDate(String(query[name])) !== undefined;
    if (!isDate) throw new Refusal('date-filters', `${name} must be a date such as 2025-04-30.`, 400);
    if (query[name] !== undefined) context.followed.add('date-filters');
  }
  const isWanted = filterOf(query, user);
  const {documents: all, documentsOfCompany} = context.world;
  const documents = (documentsOfCompany[user.comId] ?? [])
    .map((id) => all[id]!)
    .filter((document) => isVisible(document, user, context) && isWanted(document))
    .sort((a, b) => b.createdDate - a.createdDate);
  return {data: pageOf(documents, query, (document) => documentAnswer(document, context))};
};

const dateFilters = ['createdFrom', 'createdTo', 'completedFrom', 'completedTo'];

/** What of a document has the value of a filter. */
const equalFilters: Readonly<Record<string, (document: Document) => Json | undefined>> = {
  status: ({status}) => status,
  contractStatus: () => 0,
  documentTemplateId: ({documentTemplateId}) => documentTemplateId,
  departmentId: ({departmentId}) => departmentId,
  documentTypeId: ({typeId}) => typeId,
  createdByUserId: ({createdByUserId}) => createdByUserId,
  batchImportId: ({batchImportId}) => batchImportId,
  customerCode: ({customerCode}) => customerCode,
};

/** The permission that a filter such as `waitToApprove` asks for. */
const waitFilters: Readonly<Record<string, PermissionCode>> = {
  waitToApprove: 'A',
  waitToSignDigital: 'D',
  waitToSignDraw: 'DR',
  waitToESign: 'E',
};

/** @returns what tells the documents that a list asks for */
function filterOf(query: Readonly<Record<string, Json>>, user: User): (document: Document) => boolean {
  const {recipientIds = [], createdFrom, createdTo, completedFrom, completedTo, search} = query;
  const equal = Object.entries(equalFilters).filter(([name]) => query[name] !== undefined);
  const created = rangeOf(createdFrom, createdTo);
  const completed = rangeOf(completedFrom, completedTo);
  const waits = Object.entries(waitFilters).filter(([name]) => query[name] !== undefined);
  const isWaitingFor = (document: Document, permission: PermissionCode): boolean =>
    waitingSteps(document).some((step) => step.userId === user.id && step.permission === permission);
  // No call gives a document a value.
  if (query.contractValueFrom !== undefined || query.contractValueTo !== undefined) return () => false;
  return (document) =>
    // The recycle bin is a list of its own.
    (document.status !== -2 || query.status === -2) &&
    equal.every(([name, valueOf]) => query[name] === valueOf(document)) &&
    created(document.createdDate) &&
    completed(document.completedDate) &&
    (recipientIds as number[]).every((id) => document.steps.some(({userId}) => userId === id)) &&
    waits.every(([name, permission]) => query[name] === isWaitingFor(document, permission)) &&
    (search === undefined || matches(search, document.no, document.subject));
}

/** @returns whether a time is between the two days or times that a list asks for */
function rangeOf(from: Json | undefined, to: Json | undefined): (at: number | undefined) => boolean {
  if (from === undefined && to === undefined) return () => true;
  const earliest = from === undefined ? -Infinity : readDate(String(from))!; // They were checked.
  const latest = to === undefined ? Infinity : readDate(String(to), true)!;
  return (at) => at !== undefined && at >= earliest && at <= latest;
}

const get: Handler = ({path}, context) => ({data: documentAnswer(visibleDocument(path.id, context), context)});

/** @throws Refusal if a type, a department or a template is not one of the company */
function checkIds({typeId, departmentId, documentTemplateId}: JsonObject, context: Context): void {
  const {world} = context;
  if (typeId !== undefined) ownEntry(world.types, typeId, 'document type', context);
  if (departmentId !== undefined) ownEntry(world.departments, departmentId, 'department', context);
  if (documentTemplateId !== undefined) ownEntry(world.templates, documentTemplateId, 'document template', context);
}

const create: Handler = ({body, files}, context) => {
  const user = callerOf(context);
  checkIds(body, context);
  const no = String(body.no);
  const subject = String(body.subject);
  checkNames({no, subject}, user.comId, context);
  const file = files.find(({field}) => field === 'file')!; // The contract requires it.
  checkPdf(file);
  context.followed.add('new-document');
  const document = addDocument(
    {
      ...optionalData(body),
      no,
      subject,
      description: String(body.description ?? ''),
      typeId: Number(body.typeId),
      departmentId: Number(body.departmentId),
      processInOrder: true,
      steps: [],
      file: storedFile(file),
      attachments: files.filter(({field}) => field === 'attachments').map(storedFile),
    },
    user,
    context,
  );
  return {data: documentAnswer(document, context)};
};

function optionalData(body: JsonObject): Partial<Document> {
  const {documentTemplateId, customerCode, customerInformation, relatedDocumentIds} = body;
  return {
    ...(documentTemplateId === undefined ? {} : {documentTemplateId: Number(documentTemplateId)}),
    ...(customerCode === undefined ? {} : {customerCode: String(customerCode)}),
    ...(customerInformation === undefined ? {} : {customerInformation: String(customerInformation)}),
    ...(relatedDocumentIds === undefined ? {} : {relatedDocumentIds: relatedDocumentIds as number[]}),
  };
}

/** @throws Refusal if the caller did not create the document, or it is not new any more */
export function ownNewDocument(id: Json | undefined, context: Context): Document {
  const document = visibleDocument(id, context);
  require(document.createdByUserId === callerOf(context).id, 'only-creator', 'Only its creator may change a document.');
  require(document.status === 1, 'only-new', 'Only a new document can be changed.');
  return document;
}

const update: Handler = ({body, files}, context) => {
  const {world} = context;
  const document = ownNewDocument(body.id, context);
  checkIds(body, context);
  const no = body.no === undefined ? document.no : String(body.no);
  const subject = body.subject === undefined ? document.subject : String(body.subject);
  checkNames({no, subject}, document.comId, context, document.id);
  const file = files.find(({field}) => field === 'file');
  if (file) checkPdf(file);
  delete world.documentNumbers[numberKey(document.comId, document.no)];
  world.documentNumbers[numberKey(document.comId, no)] = document.id;
  countType(world, document.typeId, -1);
  Object.assign(document, optionalData(body), {no, subject});
  if (body.description !== undefined) document.description = String(body.description);
  if (body.typeId !== undefined) document.typeId = Number(body.typeId);
  if (body.departmentId !== undefined) document.departmentId = Number(body.departmentId);
  countType(world, document.typeId, 1);
  if (file) {
    document.file = storedFile(file);
    document.originalFile = document.file;
  }
  const attachments = files.filter(({field}) => field === 'attachments').map(storedFile);
  if (attachments.length > 0) document.attachments = attachments;
  log(document, 'update', document.createdByUserId, context);
  return {data: documentAnswer(document, context)};
};

export const documents = {
  'get-documents': list,
  'documents-get-id': get,
  'documents-create': create,
  'documents-update': update,
} satisfies Record<string, Handler>;
