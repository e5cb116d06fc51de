import {spawnSync} from 'node:child_process';

/**
 * Whether this folder is part of a Git repository. A downloaded archive has no history: its pages are built without
 * their dates, which Docusaurus would otherwise refuse.
 */
export const hasHistory = spawnSync('git', ['rev-parse', 'HEAD'], {stdio: 'ignore'}).status === 0;
