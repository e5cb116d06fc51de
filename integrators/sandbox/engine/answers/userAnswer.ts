import type {JsonObject} from '../json';
import {platformDate, utcDate} from '../time';
import type {Certificate, Role, User, World} from '../world';
import {enumValue, noticeMethods, otpMethods, signMethods, userStatuses} from './names';

/** A user in brief. */
export const userSummary = ({id, code, name, email, phone, comId}: User): JsonObject => ({
  id,
  code,
  name,
  email,
  phone,
  comId,
});

export const roleAnswer = ({id, code, name, description}: Role): JsonObject => ({id, code, name, description});

/** A user with all settings. */
export function userAnswer(user: User, world: World): JsonObject {
  const {accountId, certificates, defaultCertificateId, personalCertificate: personal} = user;
  const preferred = certificates.find(({id}) => id === defaultCertificateId);
  return {
    id: user.id,
    createdDate: platformDate(user.createdDate),
    comId: user.comId,
    code: user.code,
    username: world.accounts[accountId]?.username ?? '',
    name: user.name,
    phone: user.phone,
    email: user.email,
    signConfirmationEnabled: user.signConfirmationEnabled,
    isAccountLocked: false,
    accountId,
    signatureText: user.signatureText,
    roles: user.roleIds.flatMap((id) => (world.roles[id] ? [roleAnswer(world.roles[id])] : [])),
    signMethod: enumValue(signMethods, user.signMethod),
    status: enumValue(userStatuses, user.status),
    receiveOtpMethod: enumValue(otpMethods, user.receiveOtpMethod),
    receiveNotificationMethod: enumValue(noticeMethods, user.receiveNotificationMethod),
    ...(personal
      ? {
          personalCertificateId: personal.id,
          validFrom: platformDate(personal.validFrom).slice(0, 19),
          validTo: platformDate(personal.validTo).slice(0, 19),
          isValid: true,
        }
      : {}),
    ...(preferred ? {smartCaId: preferred.id, defaultSmartCa: certificateAnswer(preferred)} : {}),
    extraValues: [],
    usedMemory: 0,
    userCertificates: certificates.map(certificateAnswer),
    smartCaGroups: [],
  };
}

const certificateAnswer = ({validFrom, validTo, ...certificate}: Certificate): JsonObject => ({
  ...certificate,
  validFrom: utcDate(validFrom),
  validTo: utcDate(validTo),
});
