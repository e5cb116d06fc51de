import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {startServer} from '../tools/server/startServer';
import {measureBuild} from './site/measureBuild';

export const root = join(__dirname, '..');
export const buildFolder = join(root, 'build');

/** Packages that are started as programs. */
export const programs = join(__dirname, 'tools/node_modules');

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Makes the build if there is none. */
export async function ensureBuild(): Promise<void> {
  if (!existsSync(buildFolder)) await measureBuild(root);
}

/** Serves the build with the project's own server. */
export async function withSite<T>(use: (origin: string) => Promise<T>): Promise<T> {
  await ensureBuild();
  const server = await startServer(buildFolder, 0);
  try {
    return await use(server.origin);
  } finally {
    await server.close();
  }
}
