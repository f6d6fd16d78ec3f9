import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const SPEC = `
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { color } from './color.js';
describe('a spec in one realm with others', () => {
  it('reads our sources', () => expect(color satisfies string).toBe('blue'));
  it('fails when it should', () => expect(jest.fn()).toHaveBeenCalled());
  it('does not wait for ever', () => new Promise(() => undefined), 50);
});
describe('a spec whose beginning fails', () => {
  beforeAll(() => new Promise(() => undefined), 50);
  it('says so', () => undefined);
});
`;

describe('the runner of specs that share what they load', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-realm-'));
    await writeFile(path.join(folder, 'color.ts'), "export const color: string = 'blue';");
    await writeFile(path.join(folder, 'a.spec.ts'), SPEC);
    const config = {
      rootDir: folder,
      runner: [here('../../node_modules/jest-light-runner/src/index.js'), { runtime: 'child_process' }],
      setupFilesAfterEnv: [here('jest-deadlines.mjs')],
      extensionsToTreatAsEsm: ['.ts'],
      maxWorkers: 2,
    };
    await writeFile(path.join(folder, 'jest.config.json'), JSON.stringify(config));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compiles them, and lets none of them fail unseen or hang', async () => {
    const child = spawn(
      process.execPath,
      [
        ...['--experimental-vm-modules', '--import', new URL('one-realm.mjs', import.meta.url).href],
        here('../../node_modules/jest/bin/jest.js'),
        ...['--config', path.join(folder, 'jest.config.json'), '--no-watchman'],
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const [said, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(exitCode).toBe(1);
    expect(said).toContain('✕ fails when it should');
    expect(said.match(/Not done after 50 ms/g)?.length).toBeGreaterThanOrEqual(2);
    expect(said).toContain('✓ reads our sources');
    expect(said).toMatch(/Tests: +3 failed, 2 passed/);
  });
});
