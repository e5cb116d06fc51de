import {batchDetail} from '../answers/batchAnswers';
import {batchSummary} from '../answers/batchSummary';
import {matches, ownEntries, pageOf} from '../answers/listAnswers';
import {callerOf, ownEntry, Refusal, require, type Context, type Handler} from '../context';
import {isSince, permissionsOf} from '../contract';
import {nextGuid, nextNumber} from '../random';
import {readDay, second} from '../time';
import type {BatchImport, PermissionCode, Step, Template} from '../world';
import {reportBatchImport} from '../webhook';
import {checkOrder, send} from '../workflow';
import {addDocument, checkNames, type NewDocument} from './documents';
import {checkSendable, recipientOf} from './workflowCalls';

/** The columns that every import begins with. */
const fixedColumns = ['FileName', 'No', 'Subject', 'ExpiryDate', 'Description', 'IsOrder'].map(
  (name) => `{{D.${name}}}`,
);
const [userColumn, permissionColumn] = ['{{P.Code}}', '{{P.AccessPermission}}'];

/** So many characters a value may have. */
const longestValue = 2000;

/** So many rows are built in a second. */
const rowsPerSecond = 50;

/** @returns how many recipients each row names. @throws Refusal if the columns are not as they must be */
function checkColumns(columns: readonly string[], {placeholders}: Template, {contract}: Context): number {
  fixedColumns.forEach((column, index) =>
    require(columns[index] === column, 'import-columns', `Column ${index + 1} must be ${column}.`),
  );
  let place = fixedColumns.length;
  while (columns[place] === userColumn) {
    const isPair = columns[place + 1] === permissionColumn;
    require(isPair, 'import-columns', `Column ${place + 2} must be ${permissionColumn}, after ${userColumn}.`);
    place += 2;
  }
  const known = placeholders.map(({key}) => key);
  const others = columns.slice(place);
  const isList = (column: string): boolean => column.startsWith('{{#') && isSince(contract, '2.3.0');
  const unknown = others.find((column) => !known.includes(column) && !isList(column));
  require(unknown === undefined, 'import-columns', `The template has no placeholder ${unknown ?? ''}.`);
  const missing = known.find((key) => !others.includes(key));
  require(missing === undefined, 'import-columns', `The placeholder ${missing ?? ''} is missing.`);
  return (place - fixedColumns.length) / 2;
}

/** @returns the document of a row. @throws Refusal that names the row */
function documentOf(
  row: readonly string[],
  recipients: number,
  {typeId, departmentId, template}: {typeId: number; departmentId: number; template: Template},
  context: Context,
): NewDocument {
  const {contract, now} = context;
  const [fileName = '', no = '', subject = '', deadline = '', description = '', order = ''] = row;
  require(no !== '' && subject !== '', 'import-columns', 'Document code and title must not be empty.');
  require(/^[YN]$/.test(order), 'import-columns', '{{D.IsOrder}} must be Y or N.');
  const expiryDate = deadline === '' ? undefined : readDay(deadline);
  require(deadline === '' || expiryDate !== undefined, 'import-columns', `${deadline} is no date as dd/MM/yyyy.`);
  checkNames({no, subject}, template.comId, context);
  const steps = Array.from({length: recipients}, (_, index): Step => {
    const [code, permission = ''] = row.slice(fixedColumns.length + 2 * index);
    const isKnown = permissionsOf(contract).includes(permission);
    require(isKnown, 'import-columns', `There is no permission ${permission}.`);
    return {
      id: '',
      createdDate: now,
      orderNo: index + 1,
      userId: recipientOf(code, context).id,
      permission: permission as PermissionCode,
      pageSign: 1,
      position: `${30 + 300 * (index % 2)},60,${210 + 300 * (index % 2)},150`,
      isWaiting: false,
    };
  });
  checkOrder(steps, order === 'Y');
  const file = {
    key: `import:${template.id}:${no}`,
    name: `${fileName === '' ? no : fileName}.pdf`,
    size: template.file.size,
  };
  return {
    no,
    subject,
    description,
    typeId,
    departmentId,
    documentTemplateId: template.id,
    processInOrder: order === 'Y',
    steps,
    file,
    ...(expiryDate === undefined ? {} : {expiryDate}),
  };
}

/** Makes all documents of a table, or none. */
function importRows(
  body: Parameters<Handler>[0]['body'],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  context: Context,
): BatchImport {
  const {world, contract, now, followed} = context;
  const user = callerOf(context);
  const {id: departmentId} = ownEntry(world.departments, body.departmentId, 'department', context);
  const {id: typeId} = ownEntry(world.types, body.documentTypeId, 'document type', context);
  const template = ownEntry(world.templates, body.documentTemplateId, 'document template', context);
  followed.add('import-columns');
  const recipients = checkColumns(columns, template, context);
  require(rows.length > 0, 'import-columns', 'There are no rows.');
  const numbers = new Set<string>();
  const begun = rows.map((row, index) => {
    try {
      const isWhole = row.length === columns.length;
      require(isWhole, 'import-columns', `It has ${row.length} values for ${columns.length} columns.`);
      const isTooLong = row.some((value) => value.length > longestValue) && isSince(contract, '2.3.0');
      require(!isTooLong, 'import-length', `A value has more than ${longestValue} characters.`);
      const document = documentOf(row, recipients, {typeId, departmentId, template}, context);
      require(!numbers.has(document.no), 'unique-number', `The code ${document.no} is there twice.`);
      numbers.add(document.no);
      return document;
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal(error.rule, `Row ${index + 1}: ${error.message}`);
      throw error;
    }
  });
  const batch: BatchImport = {
    id: nextNumber(world, 'batchImport'),
    comId: user.comId,
    name: String(body.name),
    createdDate: now,
    uploadedByUserId: user.id,
    documentIds: [],
    readyAt: now + Math.floor((rows.length / rowsPerSecond) * second),
    isReported: false,
  };
  for (const document of begun) {
    document.steps.forEach((step) => (step.id = nextGuid(world, 'step')));
    batch.documentIds.push(addDocument({...document, batchImportId: batch.id}, user, context).id);
  }
  world.batchImports[batch.id] = batch;
  return batch;
}

const list: Handler = ({query}, context) => {
  const batches = ownEntries(context.world.batchImports, context)
    .filter(({name}) => matches(query.search, name))
    .sort((a, b) => b.id - a.id);
  return {data: pageOf(batches, query, (batch) => batchSummary(batch, context.world))};
};

const createFromSheet: Handler = ({body, files}, context) => {
  const sheet = files.find(({field}) => field === 'file')!; // The contract requires it.
  require(sheet.rows !== undefined, 'import-sheet', `The file ${sheet.name} is not an Excel sheet.`);
  context.followed.add('import-sheet');
  const [columns = [], ...rows] = sheet.rows;
  return {data: batchDetail(importRows(body, columns, rows, context), context)};
};

const createFromRows: Handler = ({body}, context) => {
  const batch = importRows(body, body.parameters as string[], body.rows as string[][], context);
  return {data: batchDetail(batch, context)};
};

const sendBatch: Handler = ({path}, context) => {
  const {world, now, followed} = context;
  const batch = ownEntry(world.batchImports, path.id, 'import batch', context);
  const user = callerOf(context);
  if (now < batch.readyAt) {
    followed.add('import-building');
    return {data: batchSummary(batch, world), code: 202, success: false, messages: ['The batch is still being built.']};
  }
  const documents = batch.documentIds.flatMap((id) => world.documents[id] ?? []).filter(({status}) => status === 1);
  require(documents.length > 0, 'only-new', 'All documents of this batch were sent before.');
  documents.forEach(checkSendable);
  documents.forEach((document) => send(document, 2, user.id, context));
  return {data: batchDetail(batch, context), messages: ['Send batch document success']};
};

/** Reports the import batches that are ready by now. */
export function reportReadyImports(context: Context): void {
  for (const batch of Object.values(context.world.batchImports)) {
    if (batch.isReported || context.now < batch.readyAt) continue;
    batch.isReported = true;
    reportBatchImport(batch, context);
  }
}

export const imports = {
  'batch-import': list,
  'batch-imports-create': createFromSheet,
  'batch-imports-create-advance': createFromRows,
  'batch-imports-send': sendBatch,
} satisfies Record<string, Handler>;
