import {readFileSync} from 'node:fs';
import {allowedLicences, licenceExceptions, type LicenceException} from './licences';

/** A package as a lock file lists it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression; '' where the package gives none. */
  license: string;
  /** Address, for a package that does not come from the registry. */
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

/** @returns the packages of a lock file. */
export function readLock(file: string): LockedPackage[] {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, Partial<LockedPackage>>};
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => ({version: '', license: '', ...locked, name: path.replace(/^.*node_modules\//, '')}));
}

/** @returns the row that permits the licence of this package. */
export function findException({name, license}: LockedPackage): LicenceException | undefined {
  return licenceExceptions.find(
    (row) =>
      row.licence === license && (row.name.endsWith('*') ? name.startsWith(row.name.slice(0, -1)) : row.name === name),
  );
}

/** @returns whether any package may have the licence: one of those it offers, with all that it consists of. */
export function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => allowedLicences.includes(part)));
}
