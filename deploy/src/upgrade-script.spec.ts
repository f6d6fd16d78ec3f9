import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { root } from './compose-file.js';

const run = promisify(execFile);

/** Test double of the engine's client: notes its commands; `images` has the id of each tag, `webs` the running containers. */
const docker = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> commands
case "$*" in
'compose config --images web') echo lectern:7 ;;
'image inspect --format {{.Id}} lectern:7') cat image ;;
'compose build web') [ -e same ] || echo new > image ;;
'compose ps --quiet web') cat webs ;;
'compose ps --quiet worker') echo worker0 ;;
'inspect --format {{.State.Health.Status}} '*) echo healthy ;;
'compose ps --all --quiet migrate') echo tables ;;
'wait tables') [ -e broken ] && echo 1 || echo 0 ;;
*--scale*) echo "web$(grep -c scale commands)" >> webs ;;
'rm '*) grep -v "^$2$" webs > rest; mv rest webs ;;
esac
`;

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-upgrade-'));
  writeFileSync(inFolder('docker'), docker);
  chmodSync(inFolder('docker'), 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Engine {
  webs?: string[];
  /** Whether the build changes nothing. */
  isSame?: boolean;
  /** Whether a migration fails. */
  isBroken?: boolean;
}

/** The commands of an upgrade, without questions. */
async function commandsOf(args: string[], { webs = ['old0', 'old1'], isSame, isBroken }: Engine = {}) {
  for (const name of ['commands', 'same', 'broken']) rmSync(inFolder(name), { force: true });
  writeFileSync(inFolder('image'), 'old\n');
  writeFileSync(inFolder('webs'), webs.map((id) => `${id}\n`).join(''));
  if (isSame) writeFileSync(inFolder('same'), '');
  if (isBroken) writeFileSync(inFolder('broken'), '');
  const env = { PATH: `${folder}:${process.env['PATH']}` };
  const { code } = await run(path.join(root, 'deploy/upgrade.sh'), args, { env }).then(
    () => ({ code: 0 }),
    (error: { code: number }) => error,
  );
  const all = readFileSync(inFolder('commands'), 'utf8').trim().split('\n');
  return { code, commands: all.filter((each) => !/image inspect|config| ps /.test(each)) };
}

const health = (id: string) => `inspect --format {{.State.Health.Status}} ${id}`;
/** Replacing a web container by a new one. */
const replacing = (old: string, count: number, added: string) => [
  `compose up --detach --no-recreate --scale web=${count} web`,
  health(added),
  `stop ${old}`,
  `rm ${old}`,
];
const preparation = [
  'compose up --detach migrate',
  'wait tables',
  'compose up --detach worker',
  health('worker0'),
];
const end = 'compose up --detach --remove-orphans';

describe('deploy/upgrade.sh', () => {
  it('leaves dependencies to Compose, which replaces at its next `up` what was made without them', () => {
    expect(readFileSync(path.join(root, 'deploy/upgrade.sh'), 'utf8')).not.toMatch(/^docker.*--no-deps/m);
  });

  it('starts a new web process before it stops an old one, after tables and workers', async () => {
    expect(await commandsOf([])).toEqual({
      code: 0,
      commands: [
        ...['compose build web', 'tag old lectern:7-previous'],
        ...preparation,
        ...replacing('old0', 3, 'web1'),
        ...replacing('old1', 3, 'web2'),
        end,
      ],
    });
  });

  it('returns to the image before without a build', async () => {
    const { commands } = await commandsOf(['--back'], { webs: ['old0'] });
    const tag = 'tag lectern:7-previous lectern:7';
    expect(commands).toEqual([tag, ...preparation, ...replacing('old0', 2, 'web1'), end]);
  });

  it('keeps the image before if a build changes nothing', async () => {
    const { commands } = await commandsOf([], { webs: [], isSame: true });
    expect(commands).toEqual(['compose build web', ...preparation, end]);
  });

  it('leaves the running processes alone if a migration fails', async () => {
    const { code, commands } = await commandsOf([], { isBroken: true });
    expect(code).not.toBe(0);
    expect(commands.slice(-2)).toEqual(['wait tables', 'compose logs --no-log-prefix --tail 20 migrate']);
  });

  it('changes nothing if it does not know an option', async () => {
    expect(await commandsOf(['--bak'])).toEqual({ code: 2, commands: [] });
  });
});
