import type {LocaleCode} from '../../kit/locales';
import {message, type MessageIdAfter} from '../../kit/messages';
import type {Operation} from '../shared/model';
import {isObject} from '../contract/pointer';
import type {SampleRequest} from '../samples/request';
import {localName} from '../samples/text';
import {keepStatements} from './collectionVariables';

/**
 * What Postman runs after a call: it says whether the answer is what the page promises, and keeps the token and the ids
 * that later calls need. Names that Postman takes for itself, such as `data`, are not declared.
 *
 * @returns the lines of the script
 */
export function testScript(operation: Operation, locale: LocaleCode): string[] {
  const name = (id: MessageIdAfter<'api.test.'>): string => quote(message(locale, `api.test.${id}`));
  const status = `pm.test(${quote(message(locale, 'api.test.status', {status: String(operation.response.status)}))}, () => pm.response.to.have.status(${operation.response.status}));`;
  const {kind, contentTypes} = operation.response;
  if (kind === 'none' || kind === 'bare') return [status];
  if (kind === 'file') {
    return [
      status,
      `pm.test(${name('file')}, () => pm.expect(pm.response.headers.get('Content-Type')).to.include(${quote(contentTypes[0] ?? '')}));`,
    ];
  }
  const kept = [...(isLogin(operation) ? [storeToken] : []), ...keepStatements(operation)];
  return [
    status,
    'const answer = pm.response.json();',
    `pm.test(${name('envelope')}, () => pm.expect(answer).to.include.all.keys('data', 'success', 'code', 'messages'));`,
    ...(asksForCode(operation)
      ? [
          `pm.test(answer.code === 100 ? ${name('codeAsked')} : ${name('success')}, () => pm.expect(answer.success, answer.messages).to.be.true);`,
        ]
      : [
          `pm.test(${name('success')}, () => {`,
          '  pm.expect(answer.success, answer.messages).to.be.true;',
          '  pm.expect(answer.code).to.not.be.oneOf([100, 202]);',
          '});',
        ]),
    ...(kept.length === 0 ? [] : ['if (answer.success) {', ...kept.map((line) => `  ${line}`), '}']),
  ];
}

/** @returns what Postman runs before a call: it escapes the keys that stand in the address. */
export function escapeScript({derived}: SampleRequest): string[] {
  return derived.flatMap(({variable, from: [source = ''], encoding}) =>
    encoding === 'percent'
      ? [
          `pm.variables.set('${localName(variable)}', encodeURIComponent(pm.variables.get('${localName(source)}') ?? ''));`,
        ]
      : [],
  );
}

const storeToken = "pm.collectionVariables.set('token', answer.data);";

/** A login answers with the token itself. */
function isLogin({id, response}: Operation): boolean {
  const example = response.kind === 'envelope' ? response.examples[0]?.value : undefined;
  const isText = isObject(example) && typeof example.data === 'string';
  return isText && (id.endsWith('login') || id === 'choose-company');
}

/** Whether the platform may send a one-time code first and wait for the call to be repeated with it. */
function asksForCode({response}: Operation): boolean {
  return response.kind === 'envelope' && response.examples.some(({value}) => isObject(value) && value.code === 100);
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
