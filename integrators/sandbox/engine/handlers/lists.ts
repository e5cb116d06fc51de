import {
  departmentRow,
  groupRow,
  matches,
  ownEntries,
  pageOf,
  typeAnswer,
  workflowTemplateRow,
} from '../answers/listAnswers';
import {templateDetail, templateRow} from '../answers/templateAnswers';
import {roleAnswer} from '../answers/userAnswer';
import {callerOf, ownEntry, require, type Context, type Handler} from '../context';
import type {SentFile} from '../exchange';
import type {JsonObject} from '../json';
import {nextNumber} from '../random';
import type {Template} from '../world';

const documentTypes: Handler = ({query}, context) => {
  const types = ownEntries(context.world.types, context).filter(
    ({parentId, name}) => parentId === undefined && matches(query.search, name),
  );
  return {data: pageOf(types, query, (type) => typeAnswer(type, context.world))};
};

const departments: Handler = ({query}, context) => {
  const found = ownEntries(context.world.departments, context).filter(({name}) => matches(query.search, name));
  return {data: pageOf(found, query, (department) => departmentRow(department, context.world))};
};

const roles: Handler = ({query}, context) => {
  const found = ownEntries(context.world.roles, context).filter(({code, name}) => matches(query.search, code, name));
  return {data: pageOf(found, query, roleAnswer)};
};

const groups: Handler = ({query}, context) => {
  const found = ownEntries(context.world.groups, context).filter(({code}) => matches(query.search, code));
  return {data: pageOf(found, query, (group) => groupRow(group, context.world))};
};

const workflowTemplates: Handler = ({query}, context) => {
  const found = ownEntries(context.world.workflowTemplates, context).filter(({name}) => matches(query.search, name));
  return {data: pageOf(found, query, (template) => workflowTemplateRow(template, context.world))};
};

const templates: Handler = ({query}, context) => {
  const found = ownEntries(context.world.templates, context).filter(({name}) => matches(query.search, name));
  return {data: pageOf(found, query, (template) => templateRow(template, context))};
};

const template: Handler = ({path}, context) => ({
  data: templateDetail(ownEntry(context.world.templates, path.id, 'document template', context), context),
});

/** @throws Refusal if the file is no Word file, which is a zip archive */
function checkWord({name, begin}: SentFile): void {
  require(begin.startsWith('PK'), 'file-type', `The file ${name} is not a Word file (.docx).`);
}

const changedTemplate = (template: Template, context: Context): JsonObject => ({
  ...templateRow(template, context),
  ...templateDetail(template, context),
});

const createTemplate: Handler = ({body, files}, context) => {
  const {world, now} = context;
  const user = callerOf(context);
  const file = files.find(({field}) => field === 'file')!; // The contract requires it.
  checkWord(file);
  const created: Template = {
    id: nextNumber(world, 'template'),
    comId: user.comId,
    name: String(body.name),
    description: String(body.description ?? ''),
    createdDate: now,
    createdByUserId: user.id,
    file: {key: file.key, name: file.name, size: file.size},
    placeholders: (file.placeholders ?? []).map((key) => ({key})),
  };
  world.templates[created.id] = created;
  return {data: changedTemplate(created, context)};
};

const updateTemplate: Handler = ({body, files}, context) => {
  const changed = ownEntry(context.world.templates, body.id, 'document template', context);
  const file = files.find(({field}) => field === 'file');
  if (file) checkWord(file);
  if (typeof body.name === 'string') changed.name = body.name;
  if (typeof body.description === 'string') changed.description = body.description;
  if (file) {
    changed.file = {key: file.key, name: file.name, size: file.size};
    changed.placeholders = (file.placeholders ?? []).map((key) => ({key}));
  }
  return {data: changedTemplate(changed, context)};
};

export const lists = {
  'document-types': documentTypes,
  departments,
  roles,
  'users-groups': groups,
  'process-template': workflowTemplates,
  'document-template': templates,
  'document-template-id': template,
  'document-templates-create': createTemplate,
  'document-templates-update': updateTemplate,
} satisfies Record<string, Handler>;
