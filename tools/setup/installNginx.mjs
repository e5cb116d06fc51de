import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

/**
 * Installs nginx with the module that deploy/nginx.conf needs, where it is missing and that is possible; without it, its
 * tests are left out. Not where systemd runs: it would start nginx at once, as the web server of the machine.
 */
export async function installNginx() {
  const isInstalled = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  if (isInstalled || existsSync('/run/systemd/system')) return;
  await installDebianPackages(['nginx-light libnginx-mod-http-brotli-static']);
}
