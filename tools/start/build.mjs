import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import { fingerprint } from './fingerprint.mjs';
import { packageFolders } from './packages.mjs';
import { inRoot, root } from './paths.mjs';
import { step } from './progress.mjs';
import { runCommand } from './run-command.mjs';

const stampFile = inRoot('.cache', 'built.json');

/** What the build reads. */
const sources = [
  'backend',
  'shell',
  'widgets',
  'libs',
  'content',
  'tools/books',
  'tools/covers',
  'package.json',
  'package-lock.json',
  'nx.json',
  'tsconfig.base.json',
  '.swcrc',
];

/** nx without its daemon, its cloud and its screens: one process that ends. Its memory lies in the project. */
export const nxEnvironment = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_CACHE_DIRECTORY: inRoot('.nx', 'cache'),
  // nx asks its tasks for colours even where they end in a file.
  FORCE_COLOR: process.stdout.isTTY ? 'true' : '0',
};

/** @param {string[]} args @param {(line: string) => void} [onLine] */
export function runNx(args, onLine) {
  const nx = inRoot('node_modules/nx/dist/bin/nx.js');
  return runCommand(process.execPath, [nx, ...args], { env: nxEnvironment, onLine });
}

/** @returns {Promise<{ sources?: string, made?: string[] }>} */
async function readStamp() {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {{ sources: string, made: string[] }} stamp */
async function writeStamp(stamp) {
  await mkdir(inRoot('.cache'), { recursive: true });
  await writeFile(stampFile, JSON.stringify(stamp));
}

/** The folders that a finished build has made. */
function builtFolders() {
  return packageFolders()
    .map((folder) => `${folder}/dist`)
    .filter((folder) => existsSync(inRoot(folder)));
}

/** Builds what changed since the last build; ends at once when nothing did. */
export async function build() {
  const [before, stamp] = await Promise.all([fingerprint(root, sources), readStamp()]);
  if (stamp.sources === before && stamp.made?.every((folder) => existsSync(inRoot(folder)))) return;
  await step('Building the site', 'Built the site', (say) =>
    runNx(['run-many', '-t', 'build', '--outputStyle=static'], (line) => {
      const task = /nx run (\S+?):(\w+)/.exec(line);
      if (task) say(`${task[2]} ${task[1]}`);
    }),
  );
  // The fingerprint was taken before the build: what was edited while it ran is built the next time.
  await writeStamp({ sources: before, made: builtFolders() });
}
