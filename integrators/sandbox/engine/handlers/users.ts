import {matches, ownEntries, pageOf} from '../answers/listAnswers';
import {userAnswer} from '../answers/userAnswer';
import {callerOf, notify, ownEntry, require, type Context, type Handler} from '../context';
import type {Json, JsonObject} from '../json';
import {drawDigits, drawHex, nextGuid, nextNumber} from '../random';
import {seedPassword} from '../seedWorld';
import {day} from '../time';
import type {Certificate, User} from '../world';

const list: Handler = ({query}, context) => {
  const users = ownEntries(context.world.users, context).filter(
    (user) =>
      matches(query.search, user.code, user.name, user.phone) &&
      (query.status === undefined || query.status === user.status) &&
      (query.signMethod === undefined || query.signMethod === user.signMethod) &&
      (query.userGroupId === undefined || user.groupIds.includes(Number(query.userGroupId))) &&
      (query.departmentId === undefined || user.departmentIds.includes(Number(query.departmentId))) &&
      // Nobody in the sandbox has a self-signed certificate.
      (query.certStatus === undefined || query.certStatus === 0),
  );
  return {data: pageOf(users, query, (user) => userAnswer(user, context.world))};
};

const get: Handler = ({path}, context) => {
  const user = ownEntry(context.world.users, path.id, 'user', context);
  return {data: userAnswer(user, context.world)};
};

/** The settings of a body that a user can have. @throws Refusal if a group, a department or a role is unknown */
function settingsOf(body: JsonObject, context: Context): Partial<User> {
  const {world} = context;
  const known = <Id extends number | string>(
    ids: Json | undefined,
    entries: Readonly<Record<string, {comId: number}>>,
    what: string,
  ): Id[] | undefined => {
    const list = ids as Id[] | undefined;
    list?.forEach((id) => ownEntry(entries, id, what, context));
    return list;
  };
  const settings = {
    name: body.name as string | undefined,
    email: body.email as string | undefined,
    phone: body.phone as string | undefined,
    signatureText: body.signatureText as string | undefined,
    signConfirmationEnabled: body.signConfirmationEnabled as boolean | undefined,
    status: body.status as User['status'] | undefined,
    signMethod: body.signMethod as number | undefined,
    receiveOtpMethod: body.receiveOtpMethod as User['receiveOtpMethod'] | undefined,
    receiveNotificationMethod: body.receiveNotificationMethod as User['receiveNotificationMethod'] | undefined,
    departmentIds: known<number>(body.departmentIds, world.departments, 'department'),
    groupIds: known<number>(body.groupIds, world.groups, 'user group'),
    roleIds: known<string>(body.roleIds, world.roles, 'role'),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

const byCode = (code: Json | undefined, context: Context): User | undefined =>
  ownEntries(context.world.users, context).find((user) => user.code === code);

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** @throws Refusal if the login name is taken */
function checkUsername(username: string, {world}: Context): void {
  const isTaken = Object.values(world.accounts).some((account) => isSameName(account.username, username));
  require(!isTaken, 'user-code', `The login name ${username} is taken.`);
}

function addUser(body: JsonObject, username: string, context: Context): User {
  const {world, now} = context;
  const {comId} = callerOf(context);
  require(!byCode(body.code, context), 'user-code', `The user code ${String(body.code)} is taken.`);
  checkUsername(username, context);
  const settings = settingsOf(body, context);
  const account = {id: nextGuid(world, 'account'), username, password: seedPassword};
  world.accounts[account.id] = account;
  const user: User = {
    name: String(body.code),
    email: '',
    phone: '',
    signConfirmationEnabled: false,
    status: 1,
    signMethod: 2,
    receiveOtpMethod: 1,
    receiveNotificationMethod: 0,
    signatureText: '{{SubjectDN.CN}}',
    departmentIds: [],
    groupIds: [],
    roleIds: [],
    certificates: [],
    ...settings,
    id: nextNumber(world, 'user'),
    comId,
    accountId: account.id,
    code: String(body.code),
    createdDate: now,
  };
  world.users[user.id] = user;
  const method = body.receiveInfoAccountMethod;
  if (method === 0 || method === 1)
    notify(user, {kind: 'account', text: `Your account: ${username}, password ${seedPassword}`}, context, {
      method: method === 1 ? 'sms' : 'email',
    });
  return user;
}

const create: Handler = ({body}, context) => ({
  data: userAnswer(addUser(body, String(body.username), context), context.world),
});

const update: Handler = ({body}, context) => {
  const {world} = context;
  const user = byCode(body.code, context) ?? (body.id === undefined ? undefined : world.users[Number(body.id)]);
  require(user?.comId === callerOf(context).comId, 'not-found', `There is no user ${String(body.code ?? body.id)}.`);
  Object.assign(user, settingsOf(body, context));
  return {data: userAnswer(user, world)};
};

const createOrUpdate: Handler = ({list: sent}, context) => {
  const {world} = context;
  context.followed.add('user-code');
  // All of them are looked at before one is changed.
  const users = sent as JsonObject[];
  users.forEach((one) => settingsOf(one, context));
  const names = new Map<string, string>();
  for (const {code, userName} of users) {
    if (byCode(code, context) || names.has(String(code))) continue;
    const name = String(userName);
    checkUsername(name, context);
    const isTwice = [...names.values()].some((one) => isSameName(one, name));
    require(!isTwice, 'user-code', `The login name ${name} is there twice.`);
    names.set(String(code), name);
  }
  const changed = users.map((one) => {
    const known = byCode(one.code, context);
    if (!known) return addUser(one, String(one.userName), context);
    return Object.assign(known, settingsOf(one, context));
  });
  return {data: changed.map((user) => userAnswer(user, world))};
};

const addCertificate: Handler = ({body}, context) => {
  const {world, now} = context;
  const user = ownEntry(world.users, body.userId, 'user', context);
  const certificate: Certificate = {
    id: nextNumber(world, 'certificate'),
    name: `${user.name} ${drawDigits(world, 2)}`,
    commonName: user.name,
    uid: String(body.username),
    serialNumber: typeof body.serialNumber === 'string' ? body.serialNumber : drawHex(world),
    validFrom: now,
    validTo: now + 365 * day,
  };
  user.certificates.push(certificate);
  user.defaultCertificateId ??= certificate.id;
  return {data: userAnswer(user, world)};
};

/** @returns the user and the certificate that a body names. @throws Refusal if there is none */
function certificateOf(body: JsonObject, context: Context): [User, Certificate] {
  const user = ownEntry(context.world.users, body.userId, 'user', context);
  const certificate = user.certificates.find(({id}) => id === Number(body.id));
  require(certificate, 'not-found', `The user has no certificate ${String(body.id)}.`);
  return [user, certificate];
}

const updateCertificate: Handler = ({body}, context) => {
  const [user, certificate] = certificateOf(body, context);
  if (typeof body.name === 'string') certificate.name = body.name;
  if (body.isSetDefault === true) user.defaultCertificateId = certificate.id;
  return {data: userAnswer(user, context.world)};
};

const deleteCertificate: Handler = ({body}, context) => {
  const [user, certificate] = certificateOf(body, context);
  user.certificates = user.certificates.filter((one) => one !== certificate);
  context.followed.add('default-certificate');
  if (user.defaultCertificateId === certificate.id) {
    delete user.defaultCertificateId;
    const [next] = user.certificates;
    if (next) user.defaultCertificateId = next.id;
  }
  return {data: userAnswer(user, context.world)};
};

export const users = {
  user: list,
  'users-id': get,
  'users-create': create,
  'users-update': update,
  'users-create-or-update': createOrUpdate,
  'users-smartca-add': addCertificate,
  'users-smartca-update': updateCertificate,
  'users-smartca-delete': deleteCertificate,
} satisfies Record<string, Handler>;
