import {companyAnswer} from '../answers/listAnswers';
import {documentAnswer} from '../answers/documentAnswer';
import {entryOf, Refusal, type Call, type Context, type Handler} from '../context';
import {drawHex, takesSecondWay} from '../random';
import {hour} from '../time';
import type {Account, Session, User, World} from '../world';

/** How long a token holds. */
const tokenLifetime = 24 * hour;

/** The calls that a processing code opens, for its document. */
export const forOneDocument: readonly string[] = ['get-documents', 'documents-get-id', 'documents-process'];

/** What the logins answer. */
const welcome = 'Authenticate and choose company success';

/** A token as a JWT looks; nothing is in it. */
function newToken(session: Omit<Session, 'expiresAt'>, {world, now, followed}: Context): string {
  const token = `eyJhbGciOiJub25lIn0.${drawHex(world)}.sandbox`;
  world.sessions[token] = {...session, expiresAt: now + tokenLifetime};
  followed.add('token-lifetime');
  return token;
}

function accountOf({body}: Call, world: World): Account {
  const name = String(body.username).toLowerCase();
  const isNamed = ({id, username}: Account): boolean =>
    username.toLowerCase() === name ||
    Object.values(world.users).some((user) => user.accountId === id && user.email.toLowerCase() === name);
  const account = Object.values(world.accounts).find((one) => isNamed(one) && one.password === body.password);
  if (!account) throw new Refusal('login-company', 'The user name or password is wrong.', 401);
  return account;
}

/** The enabled users of an account, one for each company. */
const usersOf = ({id}: Account, world: World): User[] =>
  Object.values(world.users).filter(({accountId, status}) => accountId === id && status === 1);

const login: Handler = (call, context) => {
  const {world, followed} = context;
  const account = accountOf(call, world);
  followed.add('login-company');
  const {companyId} = call.body;
  if (companyId === undefined) return {data: newToken({accountId: account.id}, context), messages: [welcome]};
  const user = usersOf(account, world).find(({comId}) => comId === companyId);
  if (!user) throw new Refusal('login-company', `The account is not in company ${String(companyId)}.`, 401);
  return {data: newToken({accountId: account.id, userId: user.id}, context), messages: [welcome]};
};

const loginV2: Handler = (call, context) => {
  const {world, followed} = context;
  const account = accountOf(call, world);
  followed.add('login-v2');
  const [only, ...others] = usersOf(account, world);
  const chosen = only && others.length === 0 ? {userId: only.id} : {};
  return {data: newToken({accountId: account.id, ...chosen}, context), messages: [welcome]};
};

/** The account of a token, which may have no company yet. */
const accountOfSession = ({world, session}: Context): Account => world.accounts[session!.accountId]!; // Never removed.

const getCompanies: Handler = (_, context) => {
  const {world} = context;
  const companies = usersOf(accountOfSession(context), world).map(({comId}) => world.companies[comId]!);
  return {data: companies.map(companyAnswer)};
};

const chooseCompany: Handler = ({body}, context) => {
  const {world, session, followed} = context;
  const account = accountOfSession(context);
  const user = usersOf(account, world).find(({comId}) => comId === body.comId);
  if (!user) throw new Refusal('login-company', `The account is not in company ${String(body.comId)}.`);
  followed.add('choose-company-token');
  if (takesSecondWay(world, 'choose-company-token') && session) {
    session.userId = user.id;
    return {data: '', messages: [welcome]};
  }
  return {data: newToken({accountId: account.id, userId: user.id}, context), messages: [welcome]};
};

const loginByCode: Handler = ({body}, context) => {
  const {world, followed} = context;
  const place = entryOf(world.processCodes, body.processCode);
  const document = place && world.documents[place.documentId];
  const step = document?.steps.find(({id}) => id === place?.stepId);
  const user = step && world.users[step.userId];
  if (!document || !user) throw new Refusal('process-code', 'The code is wrong.', 401);
  followed.add('process-code');
  const session = {accountId: user.accountId, userId: user.id, documentId: document.id};
  const token = newToken(session, context);
  const inside: Context = {...context, session: world.sessions[token]!}; // It was just made.
  return {data: {token, document: documentAnswer(document, inside)}};
};

export const authentication = {
  'password-login': login,
  'v2/password-login': loginV2,
  'get-companies': getCompanies,
  'choose-company': chooseCompany,
  'process-code-login': loginByCode,
} satisfies Record<string, Handler>;
