import type {Credential, SecurityAlternative} from '../shared/model';
import type {DerivedVariable, Template} from './template';

/** What proves who calls, and where a request holds it. */
export interface SampleCredentials {
  /** Variables of the environment. */
  variables: string[];
  derived: DerivedVariable[];
  headers: {name: string; value: Template}[];
  query: {name: string; value: Template}[];
  cookies: {name: string; value: Template}[];
}

const token = 'ECONTRACT_TOKEN';
const account = ['ECONTRACT_USERNAME', 'ECONTRACT_PASSWORD'];

/** @returns the credentials of an alternative, taken from variables of the environment. */
export function toCredentials(alternative: SecurityAlternative = []): SampleCredentials {
  const all: SampleCredentials = {variables: [], derived: [], headers: [], query: [], cookies: []};
  for (const credential of alternative) add(credential, all);
  return all;
}

function add(credential: Credential, all: SampleCredentials): void {
  if (credential.kind === 'apiKey') {
    const variable = keyVariable(credential.scheme);
    all.variables.push(variable);
    const {name} = credential;
    if (credential.in === 'header') all.headers.push({name, value: [{variable}]});
    else if (credential.in === 'cookie') all.cookies.push({name, value: [{variable}]});
    else {
      const encoded = variable.replace('ECONTRACT_', 'ECONTRACT_ENCODED_');
      all.derived.push({variable: encoded, from: [variable], encoding: 'percent'});
      all.query.push({name, value: [{variable: encoded}]});
    }
  } else if (credential.kind === 'basic') {
    const variable = 'ECONTRACT_CREDENTIALS';
    all.variables.push(...account);
    all.derived.push({variable, from: account, encoding: 'base64'});
    all.headers.push({name: 'Authorization', value: ['Basic ', {variable}]});
  } else {
    all.variables.push(token);
    all.headers.push({name: 'Authorization', value: ['Bearer ', {variable: token}]});
  }
}

/** partnerKey → ECONTRACT_PARTNER_KEY, session → ECONTRACT_SESSION_KEY */
export function keyVariable(scheme: string): string {
  const words = scheme
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toUpperCase();
  return `ECONTRACT_${/(KEY|TOKEN)$/.test(words) ? words : `${words}_KEY`}`;
}
