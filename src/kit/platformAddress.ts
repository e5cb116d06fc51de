/** The environment variable with the address of the platform. */
export const platformSetting = 'DOCS_API_URL';

/** Stands for the platform's address in pages, contracts and programs; each build writes its own in that place. */
export const examplePlatform = 'https://econtract.example.com';

/**
 * @param value what the environment variable says; blank stands for the example
 * @returns the address of the platform, without a slash at its end
 * @throws Error where it could not stand unescaped in a page, a contract and a program
 */
export function readPlatformAddress(value = ''): string {
  const address = value.trim().replace(/\/+$/, '');
  if (address === '') return examplePlatform;
  if (/^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*$/.test(address) && URL.canParse(address)) return address;
  throw new Error(
    `${platformSetting} is "${value}". Give the address at which the paths of the API begin, such as ` +
      'https://api.your-company.vn: a host, and perhaps a path of letters, digits, dots and dashes.',
  );
}

/** The address of the platform in this deployment. */
export const platformAddress = readPlatformAddress(process.env[platformSetting]);

/** @returns text of a page or a program with the address of the platform in place of the example */
export function putPlatformAddress(text: string, address = platformAddress): string {
  return text.replaceAll(examplePlatform, address);
}

/** @returns the same data with the address of the platform in each of its texts */
export function putPlatformAddresses<Data>(data: Data, address = platformAddress): Data {
  return address === examplePlatform ? data : (putInto(data, address) as Data);
}

function putInto(data: unknown, address: string): unknown {
  if (typeof data === 'string') return putPlatformAddress(data, address);
  if (Array.isArray(data)) return data.map((entry) => putInto(entry, address));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, putInto(value, address)]));
}
