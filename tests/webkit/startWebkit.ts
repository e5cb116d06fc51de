import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {browserPath} from './installed';
import {WebDriver} from './webDriver';

/**
 * After so long the browser will not start, in milliseconds: it talks to its driver on a port that the driver has found
 * free, and where another program was faster, the driver waits for ever.
 */
const patience = 40_000;

/** Settings of GTK that the browser starts with. */
const gtkSettings = {
  // Its buttons would keep the window wider than a phone.
  'gtk.css': '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }',
  // What pages see as prefers-reduced-motion.
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
};

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a screen that nobody sees, on a number that is free. */
async function startScreen(): Promise<{screen: ChildProcess; display: string}> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer]; // It is a pipe, see above.
  return {screen, display: `:${number.toString().trim()}`};
}

async function untilReady(driver: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ok}) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** WebKitGTK's driver with a screen of its own. */
export interface Webkit {
  /** Starts a browser that remembers nothing; there is one at a time. */
  start(): Promise<WebDriver>;
  stop(): void;
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<{driver: ChildProcess; address: string}> {
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {env, stdio: ['ignore', 'ignore', 'ignore']});
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  return {driver, address};
}

/**
 * Starts WebKitGTK's driver, without a browser yet.
 *
 * @param folder an empty folder, which the browser takes for its reader's home
 */
export async function startWebkit(folder: string): Promise<Webkit> {
  const settings = join(folder, 'gtk-3.0');
  mkdirSync(settings);
  for (const [name, text] of Object.entries(gtkSettings)) writeFileSync(join(settings, name), text);
  const {screen, display} = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    // Without a language, so that no page offers another one.
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'fr',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  let {driver, address} = await startDriver(env);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary: browserPath, args: ['--automation']},
  };
  return {
    async start() {
      for (;;) {
        const browser = await WebDriver.start(address, capabilities, AbortSignal.timeout(patience)).catch(
          (error: Error) => {
            if (error.name !== 'TimeoutError') throw error;
          },
        );
        if (browser) return browser;
        driver.kill();
        ({driver, address} = await startDriver(env));
      }
    },
    stop: () => {
      driver.kill();
      screen.kill();
    },
  };
}
