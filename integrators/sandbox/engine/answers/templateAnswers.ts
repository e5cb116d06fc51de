import type {Context} from '../context';
import type {JsonObject} from '../json';
import {platformDate} from '../time';
import type {StoredFile, Template} from '../world';
import {linkTo} from './links';
import {userSummary} from './userAnswer';

/** A template as other answers name it. */
export function templateAnswer({id, name, createdDate, description, file}: Template, context: Context): JsonObject {
  const other = (ending: string): StoredFile => ({
    ...file,
    key: `${file.key}#${ending}`,
    name: file.name.replace(/\.[^.]+$/, `.${ending}`),
  });
  return {
    id,
    name,
    createdDate: platformDate(createdDate),
    ...(description === '' ? {} : {description}),
    fileName: file.name,
    downloadUrl: linkTo(file, id, context),
    pdfDownloadUrl: linkTo(other('pdf'), id, context),
    xlsxDownloadUrl: linkTo(other('xlsx'), id, context),
  };
}

/** A template as its list shows it. */
export function templateRow(template: Template, context: Context): JsonObject {
  const creator = context.world.users[template.createdByUserId];
  return {
    ...templateAnswer(template, context),
    ...(creator ? {createdByUser: userSummary(creator)} : {}),
    isShareable: true,
    isDeletelable: true,
    isUpdateable: true,
  };
}

/** A template with the placeholders of its file. */
export function templateDetail(template: Template, context: Context): JsonObject {
  return {
    ...templateAnswer(template, context),
    fillableFields: template.placeholders.map(({key, description}) => ({
      key,
      name: key.replace(/^\{\{[#/]?|\}\}$/g, ''),
      ...(description === undefined ? {} : {description}),
    })),
  };
}
