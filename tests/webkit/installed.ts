import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {globSync} from 'tinyglobby';

const isProgram = (name: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

/** WebKitGTK's small browser, which Debian installs with the engine; undefined where it is missing. */
export const browserPath = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

/** Whether WebKitGTK, its driver and a screen for it are installed. */
export const hasWebkit = browserPath !== undefined && isProgram('WebKitWebDriver') && isProgram('Xvfb');
