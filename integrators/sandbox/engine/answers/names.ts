import type {PermissionCode, Status} from '../world';

/** What answers call the statuses of documents. */
export const statusNames: Readonly<Record<Status, string>> = {
  1: 'New document',
  2: 'Ready document',
  3: 'Processing document',
  4: 'Completed document',
  5: 'Correcting document',
  [-1]: 'Rejected',
  [-2]: 'Deleted',
  [-3]: 'Canceled',
};

/** The numbers of permissions that are known; of others an answer says nothing. */
export const permissionValues: Partial<Record<PermissionCode, {value: number; description: string}>> = {
  DR: {value: 2, description: 'Sign draw'},
  F: {value: 5, description: 'Fill data'},
};

/** What people in the sandbox call a permission. */
export const permissionNames: Readonly<Record<PermissionCode, string>> = {
  V: 'view',
  A: 'approve',
  DR: 'initial',
  D: 'sign digitally',
  F: 'fill in data',
  E: 'e-sign',
  EKYC: 'sign with eKYC',
  C: 'coordinate',
};

export const displayModes: Readonly<Record<number, string>> = {1: 'Text only', 2: 'Text and image', 3: 'Image only'};
export const signMethods: Readonly<Record<number, string>> = {1: 'Sign draw', 2: 'SmartCA', 3: 'Sign token'};
export const otpMethods: Readonly<Record<number, string>> = {1: 'Email', 2: 'SMS', [-1]: 'None'};
export const noticeMethods: Readonly<Record<number, string>> = {0: 'Email', 1: 'SMS', [-1]: 'None'};
export const userStatuses: Readonly<Record<number, string>> = {1: 'Enabled', [-1]: 'Disabled'};

/** @returns a value of a list as answers show it; one that is not set is 0, described as `0` */
export function enumValue(
  names: Readonly<Record<number, string>>,
  value: number | undefined,
): {value: number; description: string} {
  return value === undefined ? {value: 0, description: '0'} : {value, description: names[value] ?? String(value)};
}
