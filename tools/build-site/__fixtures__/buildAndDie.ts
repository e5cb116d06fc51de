// Builds a folder, and ends without a word before the n-th change of the file system: buildAndDie.ts FOLDER N
import fs from 'node:fs';
import {join} from 'node:path';
import {buildSite} from '../buildSite';

const [root = '', moment] = process.argv.slice(2);
let left = Number(moment);

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

const {renameSync, rmSync, writeFileSync} = fs;
const before = (change: () => void): void => {
  if (left-- === 0) die();
  change();
};
fs.renameSync = (from, to) => before(() => renameSync(from, to));
fs.writeFileSync = (...args) => before(() => writeFileSync(...args));
fs.rmSync = (path, options) => {
  if (!fs.existsSync(path)) return;
  // A folder is removed file by file.
  if (options?.recursive)
    before(() => {
      rmSync(join(String(path), 'index.html'), {force: true});
    });
  before(() => {
    rmSync(path, options);
  });
};

void buildSite(root, []);
