import {spawnSync} from 'node:child_process';
import {parse} from 'node:path';
import type {SampleLanguageId} from '../../src/reference/shared/sampleLanguages';

export type Command = readonly [string, ...string[]];

export interface Runtime {
  /** Name of a sample's file. */
  file: string;
  /** What makes a program of a file, where the language is compiled. */
  build?: (file: string) => Command;
  run: (file: string) => Command;
  /** A command that succeeds where the language can be run. */
  probe: Command;
  /** Debian packages that contain the language and its JSON library, with spaces between them. */
  packages: string;
}

const jackson = ['core', 'databind', 'annotations'].map((part) => `/usr/share/java/jackson-${part}.jar`).join(':');
const newtonsoft = '/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll';

export const runtimes: Record<SampleLanguageId, Runtime> = {
  curl: {
    file: 'sample.sh',
    run: (file) => ['bash', file],
    // The samples need %{stderr}, which came with 7.63.
    probe: ['bash', '-c', "jq --version && curl --silent --write-out '%{stderr}' file:///dev/null"],
    packages: 'curl jq',
  },
  javascript: {
    file: 'sample.mjs',
    run: (file) => ['node', file],
    probe: ['node', '--version'],
    packages: 'nodejs',
  },
  python: {
    file: 'sample.py',
    run: (file) => ['python3', file],
    probe: ['python3', '-c', 'import requests'],
    packages: 'python3-requests',
  },
  php: {
    file: 'sample.php',
    run: (file) => ['php', file],
    probe: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    packages: 'php-cli php-curl',
  },
  java: {
    file: 'Sample.java',
    build: (file) => ['javac', '-cp', jackson, file],
    run: (file) => ['java', '-XX:TieredStopAtLevel=1', '-cp', `.:${jackson}`, parse(file).name],
    probe: ['bash', '-c', `javac -version && ls ${jackson.replaceAll(':', ' ')}`],
    packages: 'default-jdk-headless libjackson2-databind-java',
  },
  csharp: {
    file: 'sample.cs',
    build: (file) => [
      'mcs',
      '-langversion:latest',
      '-r:System.Net.Http.dll',
      `-r:${newtonsoft}`,
      '-out:program.exe',
      file,
    ],
    run: () => ['env', `MONO_PATH=${newtonsoft.replace(/\/[^/]*$/, '')}`, 'mono', 'program.exe'],
    probe: ['bash', '-c', `mcs --version && ls ${newtonsoft}`],
    packages: 'mono-mcs mono-runtime libmono-system-net-http4.0-cil libnewtonsoft-json5.0-cil',
  },
  go: {
    file: 'sample.go',
    build: (file) => ['go', 'build', '-o', 'program', file],
    run: () => ['./program'],
    probe: ['go', 'version'],
    packages: 'golang-go',
  },
  ruby: {file: 'sample.rb', run: (file) => ['ruby', file], probe: ['ruby', '--version'], packages: 'ruby'},
};

/** @returns whether a language can be run on this machine. */
export function isInstalled(language: SampleLanguageId): boolean {
  const [program, ...rest] = runtimes[language].probe;
  return spawnSync(program, rest, {stdio: 'ignore'}).status === 0;
}
