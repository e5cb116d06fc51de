import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import type {OpenApi, OperationObject, ResponseObject, Schema} from '../contract/openApi';
import {toMarkup} from '../../kit/html';
import {createRenderContext} from '../pages/render/context';
import {releaseBlock} from '../pages/render/changelog';
import {changelogOf} from '../history/changelog';
import {kitchenSink} from './kitchenSink';

/** @returns the lines of the changelog when the contract of all features was changed in one place. */
export function changelogAfter(change: (contract: OpenApi) => void): string {
  const older = kitchenSink((contract) => {
    for (const item of Object.values(contract.paths))
      for (const operation of Object.values(item) as OperationObject[])
        if (operation.operationId) operation['x-seen-in'] = ['2.2.0', '2.3.0'];
  });
  const newer = structuredClone(older);
  change(newer);
  const [release] = changelogOf([
    {label: '2.2.0', document: older},
    {label: '2.3.0', document: newer},
  ]);
  if (!release) throw new Error('There is no release.');
  const html = toMarkup(releaseBlock(release, createRenderContext('en', 'api/changelog', newer)));
  return toString(fromHtml(html.replaceAll('<li>', '<li>\n'), {fragment: true}));
}

/** @returns the call with the most features. */
export const createOf = (contract: OpenApi): OperationObject => contract.paths['/api/parcels']?.post as OperationObject;

/** @returns a shared schema. */
export const schemaOf = ({components}: OpenApi, name: string): Schema => components?.schemas?.[name] as Schema;

/** @returns a field of what that call sends. */
export const fieldOf = (contract: OpenApi, name: string): Schema =>
  schemaOf(contract, 'ParcelCreate').properties?.[name] as Schema;

/** @returns the fields that an answer of that call describes itself. */
export function answerFieldsOf(contract: OpenApi, status: string): Record<string, Schema> {
  const {content = {}} = createOf(contract).responses[status] as ResponseObject;
  return Object.values(content)[0]?.schema?.properties ?? {};
}
