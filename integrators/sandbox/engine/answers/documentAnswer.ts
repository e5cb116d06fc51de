import {callerOf, type Context} from '../context';
import type {JsonObject} from '../json';
import {day, freshDate, platformDate} from '../time';
import type {Document, PermissionCode, Step, StoredFile, User} from '../world';
import {batchSummary} from './batchSummary';
import {departmentAnswer, typeAnswer} from './listAnswers';
import {linkTo} from './links';
import {displayModes, enumValue, permissionValues, statusNames} from './names';
import {templateAnswer} from './templateAnswers';
import {userSummary} from './userAnswer';

/** How long a deleted document can be restored. */
export const recycleBin = 30 * day;

/** What the caller has to do, by permission. */
const waitFlags: readonly [flag: string, permission: PermissionCode][] = [
  ['isWaitToSignDraw', 'DR'],
  ['isWaitToSignDigital', 'D'],
  ['isWaitToApprove', 'A'],
  ['isWaitToFillData', 'F'],
  ['isWaitToCoordinate', 'C'],
  ['isWaitToESign', 'E'],
  ['isWaitToEkyc', 'EKYC'],
];

export const waitingSteps = ({steps}: Document): Step[] => steps.filter(({isWaiting}) => isWaiting);

/** A document as its answer shows it, with all fields; the contract of a version leaves some out. */
export function documentAnswer(document: Document, context: Context): JsonObject {
  const {world, now} = context;
  const caller = callerOf(context);
  const isCreator = document.createdByUserId === caller.id;
  const {status} = document;
  const waiting = waitingSteps(document);
  const [first] = waiting;
  const department = world.departments[document.departmentId];
  const type = world.types[document.typeId];
  const batch = document.batchImportId === undefined ? undefined : world.batchImports[document.batchImportId];
  const template = document.documentTemplateId === undefined ? undefined : world.templates[document.documentTemplateId];
  const creator = world.users[document.createdByUserId];
  // A time that this call has set carries its offset.
  const changed = document.lastModifiedDate === now ? freshDate : platformDate;
  const mine = waiting.filter(({userId}) => userId === caller.id).map(({permission}) => permission);
  return {
    id: document.id,
    createdDate: platformDate(document.createdDate),
    lastModifiedDate: changed(document.lastModifiedDate),
    ...(document.completedDate === undefined ? {} : {completedDate: platformDate(document.completedDate)}),
    ...(document.expiryDate === undefined ? {} : {expiryDate: platformDate(document.expiryDate)}),
    no: document.no,
    subject: document.subject,
    description: document.description,
    hasVerified: false,
    hasVerify: false,
    status: enumValue(statusNames, status),
    contractStatus: {value: 0, description: 'Undefined'},
    ...(department ? {department: departmentAnswer(department)} : {}),
    ...(type ? {type: typeAnswer(type, world)} : {}),
    ...(template ? {documentTemplate: templateAnswer(template, context)} : {}),
    ...(batch ? {batchImport: batchSummary(batch, world)} : {}),
    createdByUserId: document.createdByUserId,
    ...(creator ? {createdByUser: userSummary(creator)} : {}),
    ...(document.reason === undefined ? {} : {reason: document.reason}),
    processRecipientCount: document.steps.length,
    processInOrder: document.processInOrder,
    ...(first ? {waitingProcess: stepAnswer(first, document, context)} : {}),
    waitingProcesses: waiting.map((step) => stepAnswer(step, document, context)),
    ...Object.fromEntries(waitFlags.map(([flag, permission]) => [flag, mine.includes(permission)])),
    isFillable: mine.includes('F'),
    isCancelable: isCreator && [1, 2, 3, 4].includes(status),
    isDeleteable: isCreator && status === 1,
    isRestoreable: isCreator && status === -2 && now - document.lastModifiedDate < recycleBin,
    isEditable: isCreator && status === 1,
    isShareable: isCreator && status === 4,
    isAccessable: true,
    // The day itself is still in time.
    isExpired: document.expiryDate !== undefined && document.expiryDate + day <= now && [1, 2, 3].includes(status),
    canDownload: true,
    processes: document.steps.map((step) => stepAnswer(step, document, context)),
    histories: document.history.map(({at, what}) => ({
      createdDate: at === now ? freshDate(at) : platformDate(at),
      requestType: {value: 0, description: 'Web'},
      ipAddress: '192.0.2.10',
      // Of other activities no number is known.
      ...(what === 'create' ? {activity: {value: 1, description: 'Create document'}} : {}),
      ...(what === 'delete' ? {activity: {value: -2, description: 'Delete document'}} : {}),
    })),
    attachments: document.attachments.map(fileAnswer),
    relatedDocuments: document.relatedDocumentIds.map((id) => ({id})),
    ...(status === -2 ? {linkedDocuments: [], sharedUsers: []} : {}),
    messages: [],
    file: fileAnswer(document.file),
    downloadUrl: linkTo(document.file, document.id, context),
    ...(status === -2 ? {downloadOriginalUrl: linkTo(document.originalFile, document.id, context)} : {}),
  };
}

const fileAnswer = ({name, size}: StoredFile): JsonObject => ({name, size});

/** A step as answers show it. */
export function stepAnswer(step: Step, {id, comId, processInOrder}: Document, {world}: Context): JsonObject {
  const user: User | undefined = world.users[step.userId];
  const permission = permissionValues[step.permission];
  return {
    id: step.id,
    createdDate: platformDate(step.createdDate),
    comId,
    isOrder: processInOrder,
    orderNo: step.orderNo,
    pageSign: step.pageSign,
    ...(step.position === undefined ? {} : {position: step.position}),
    ...(step.signatureText === undefined ? {} : {signatureText: step.signatureText}),
    ...(step.reason === undefined ? {} : {reason: step.reason}),
    ...(step.fontSize === undefined ? {} : {fontSize: step.fontSize}),
    displayType: enumValue(displayModes, step.displayMode),
    ...(step.processedDate !== undefined && step.permission === 'D'
      ? {signedMethod: {value: 2, description: 'SmartCA'}}
      : {}),
    ...(permission ? {accessPermission: permission} : {}),
    ...(step.isWaiting ? {status: {value: 1, description: 'Waiting'}} : {}),
    ...(step.permission === 'F' && step.processedDate !== undefined ? {status: {value: 5, description: 'Filled'}} : {}),
    ...(step.processedDate === undefined ? {} : {processedDate: platformDate(step.processedDate)}),
    processedByUserId: step.userId,
    ...(user ? {processedByUser: userSummary(user)} : {}),
    documentId: id,
    fillingItems: [],
  };
}
