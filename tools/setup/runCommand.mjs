import {spawn} from 'node:child_process';
import {delimiter, join} from 'node:path';

/** @returns the environment in which the project's own command-line tools are found before any others. */
function withLocalTools(root, env) {
  return {...env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${env.PATH ?? ''}`};
}

/** npm is a .cmd file on Windows, which only a shell can start. */
const shell = process.platform === 'win32';

/** Starts a program, which receives the signals that this process receives; this one then ends as well. */
function start(command, args, {cwd, env = process.env}, output) {
  const child = spawn(command, args, {cwd, env: withLocalTools(cwd, env), stdio: ['ignore', output, output], shell});
  const signals = ['SIGINT', 'SIGTERM'];
  let received;
  const pass = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  child.on('close', () => {
    for (const signal of signals) process.off(signal, pass);
    if (received) process.kill(process.pid, received);
  });
  return child;
}

/** Runs a command whose output is shown as it comes; rejects when it fails. */
export function runVisibly(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options, 'inherit');
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      // A signal that was passed on ends this process too, without a message.
      else if (!child.killed)
        reject(new Error(`"${[command, ...args].join(' ')}" ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** Runs a command and collects what it prints. Never rejects: a command that cannot start has code 127. */
export function runQuietly(command, args, options) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = start(command, args, options, 'pipe');
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({code: 127, output: String(error)}));
    child.on('close', (code) => resolve({code: code ?? 1, output: Buffer.concat(chunks).toString('utf8')}));
  });
}
