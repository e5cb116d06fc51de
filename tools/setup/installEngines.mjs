import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

/** Programs of the other engines, and the packages that bring them. */
const engines = {
  'firefox-esr': ['/usr/bin/firefox-esr'],
  'webkit2gtk-driver xvfb': ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
};

/** Installs Firefox and WebKitGTK where they are missing and that is possible; without them, their tests are left out. */
export async function installEngines() {
  const missing = Object.entries(engines).filter(([, programs]) => !programs.every((program) => existsSync(program)));
  await installDebianPackages(missing.map(([packages]) => packages));
}
