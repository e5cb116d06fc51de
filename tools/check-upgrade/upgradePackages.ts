/** What is read and changed of package.json. */
export interface PackageJson {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, unknown>;
}

/** What is read of package-lock.json. */
export interface PackageLock {
  packages: Record<string, {version?: string}>;
}

const isDocusaurus = (name: string): boolean => name.startsWith('@docusaurus/');

/** @returns the packages that are released together with the core, by what is installed now */
function findFamily({packages}: PackageLock): string[] {
  const version = packages['node_modules/@docusaurus/core']?.version;
  return Object.keys(packages)
    .map((path) => path.replace('node_modules/', ''))
    .filter((name) => isDocusaurus(name) && packages[`node_modules/${name}`]?.version === version);
}

function upgrade(dependencies: Record<string, string>, family: readonly string[], version: string) {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, old]) => [name, family.includes(name) ? version : old]),
  );
}

/**
 * Sets all packages of Docusaurus to another version. Overrides make sure that there is one copy of each: a package
 * whose peers end at an earlier major version would bring a second one.
 *
 * @returns a new package.json; an override that exists stays
 */
export function upgradePackages<Packages extends PackageJson>(
  packageJson: Packages,
  lock: PackageLock,
  version: string,
): Packages {
  const family = findFamily(lock);
  return {
    ...packageJson,
    dependencies: upgrade(packageJson.dependencies, family, version),
    devDependencies: upgrade(packageJson.devDependencies, family, version),
    overrides: {...Object.fromEntries(family.map((name) => [name, version])), ...packageJson.overrides},
  };
}
