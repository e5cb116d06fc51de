import {spawnSync} from 'node:child_process';
import type {SampleLanguageId} from '../../src/plugins/api-contract/shared/sampleLanguages';

export interface Runtime {
  file: string;
  commands: readonly (readonly [string, ...string[]])[];
  /** A command that succeeds where the language can be run. */
  probe: readonly [string, ...string[]];
  /** Debian packages that contain the language, with spaces between them. */
  packages: string;
}

export const runtimes: Record<SampleLanguageId, Runtime> = {
  curl: {
    file: 'sample.sh',
    commands: [['bash', 'sample.sh']],
    // The samples need --fail-with-body, which came with 7.76.
    probe: ['bash', '-c', 'curl --help all | grep -q -- --fail-with-body'],
    packages: 'curl',
  },
  javascript: {
    file: 'sample.mjs',
    commands: [['node', 'sample.mjs']],
    probe: ['node', '--version'],
    packages: 'nodejs',
  },
  python: {
    file: 'sample.py',
    commands: [['python3', 'sample.py']],
    probe: ['python3', '-c', 'import requests'],
    packages: 'python3-requests',
  },
  php: {
    file: 'sample.php',
    commands: [['php', 'sample.php']],
    probe: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    packages: 'php-cli php-curl',
  },
  java: {
    file: 'Sample.java',
    commands: [['java', '-XX:TieredStopAtLevel=1', 'Sample.java']],
    probe: ['javac', '-version'],
    packages: 'default-jdk-headless',
  },
  csharp: {
    file: 'sample.cs',
    commands: [
      ['mcs', '-r:System.Net.Http.dll', '-out:sample.exe', 'sample.cs'],
      ['mono', 'sample.exe'],
    ],
    probe: ['mcs', '--version'],
    packages: 'mono-mcs mono-runtime libmono-system-net-http4.0-cil',
  },
  go: {
    file: 'sample.go',
    commands: [['go', 'run', 'sample.go']],
    probe: ['go', 'version'],
    packages: 'golang-go',
  },
  ruby: {file: 'sample.rb', commands: [['ruby', 'sample.rb']], probe: ['ruby', '--version'], packages: 'ruby'},
};

/** @returns whether a language can be run on this machine. */
export function isInstalled(language: SampleLanguageId): boolean {
  const [program, ...rest] = runtimes[language].probe;
  return spawnSync(program, rest, {stdio: 'ignore'}).status === 0;
}
