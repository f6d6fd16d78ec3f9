import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormattedTestResults } from '@jest/test-result';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** No longer than must be: it is waited for. */
const SILENT_MS = 6_000;
/** For jest and for the four processes that it needs, one after the other, on a machine that is busy with others. */
const BEGINNINGS_MS = 240_000;
const BEGIN = "import { beforeAll, describe, expect, it, jest } from '@jest/globals';";
/** In the order in which they run: the larger first, where nothing is known of them. */
const SPECS = {
  'colors.spec.ts': `
import { color } from './color.js';
describe('a spec in one realm with others', () => {
  it('reads our sources', () => expect(color satisfies string).toBe('blue'));
  it('fails when it should', () => expect(jest.fn()).toHaveBeenCalled());
  it('does not wait for ever', () => new Promise(() => undefined), 50);
  it('keeps what it promised to check', () => expect.assertions(1));
});
describe('a spec whose beginning fails', () => {
  beforeAll(() => new Promise(() => undefined), 50);
  it('says so', () => undefined);
});`,
  'leaves.spec.ts': "it('goes', () => process.exit(0));",
  'is-killed.spec.ts': "it('is hit', () => new Promise(() => process.kill(process.pid, 'SIGKILL')));",
  'blocks.spec.ts': "it('turns round and round', () => { for (;;); });",
  'stops-loading.spec.ts': "await new Promise(() => undefined);\nit('is never reached', () => undefined);",
  'unreadable.spec.ts': "import './nothing.js';\nit('is never reached', () => undefined);",
  'uncaught.spec.ts': "it('leaves a fault behind', () => void Promise.reject(new Error('left behind')));",
  'leaves-things.spec.ts': `it('is spoilt by none', () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  process.env.LEFT_BY_A_SPEC = 'yes';
});`,
  'spoilt.spec.ts': `it('is spoilt by none', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(String(Math.random)).toContain('native code');
  expect(process.env).not.toHaveProperty('LEFT_BY_A_SPEC');
});`,
};

describe('the runner of specs that share what they load', () => {
  let folder: string;
  let result: FormattedTestResults;
  let said: string;

  const of = (name: string) => result.testResults.find((file) => path.basename(file.name) === name);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-realm-'));
    await writeFile(path.join(folder, 'color.ts'), "export const color: string = 'blue';");
    for (const [name, spec] of Object.entries(SPECS))
      await writeFile(path.join(folder, name), `${BEGIN}\n${spec}`);
    const config = {
      rootDir: folder,
      runner: [here('jest-runner.mjs'), { silentMs: SILENT_MS }],
      testRegex: '\\.spec\\.ts$',
      transform: {},
      cacheDirectory: path.join(folder, 'cache'),
      watchman: false,
    };
    await writeFile(path.join(folder, 'jest.config.json'), JSON.stringify(config));
    const child = spawn(
      process.execPath,
      [
        here('../../node_modules/jest/bin/jest.js'),
        ...['--config', path.join(folder, 'jest.config.json'), '--maxWorkers=1'],
        ...['--json', `--outputFile=${path.join(folder, 'result.json')}`],
      ],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        // Where CI is set, a code frame comes in colours.
        env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
      },
    );
    [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    result = JSON.parse(await readFile(path.join(folder, 'result.json'), 'utf8')) as FormattedTestResults;
  }, BEGINNINGS_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('reads our sources, and lets no test fail unseen or hang', () => {
    const found = of('colors.spec.ts')?.assertionResults.map(({ status, title }) => `${status}: ${title}`);
    expect(found).toEqual([
      'passed: reads our sources',
      'failed: fails when it should',
      'failed: does not wait for ever',
      'failed: keeps what it promised to check',
      'failed: says so',
    ]);
    expect(said.match(/Exceeded timeout of 50 ms/g)?.length).toBeGreaterThanOrEqual(2);
    expect(said).toContain('expect(jest.fn()).toHaveBeenCalled())');
  });

  it.each([
    ['leaves.spec.ts', "ended by exit code 0, in 'goes'"],
    ['is-killed.spec.ts', "ended by SIGKILL, in 'is hit'"],
    ['blocks.spec.ts', `gave no sign for ${SILENT_MS} ms, in 'turns round and round'`],
    ['stops-loading.spec.ts', 'nothing done for it'],
    ['unreadable.spec.ts', 'Cannot find module'],
    ['uncaught.spec.ts', 'left behind'],
  ])('fails %s by name: it %s', (name, what) => {
    expect(of(name)?.status).toBe('failed');
    expect(of(name)?.message).toContain(what);
  });

  it('goes on with the next file, whatever became of the one before, and what it left behind', () => {
    expect(of('leaves-things.spec.ts')?.status).toBe('passed');
    expect(of('spoilt.spec.ts')?.status).toBe('passed');
    expect(result.numTotalTestSuites).toBe(Object.keys(SPECS).length);
    expect(result.success).toBe(false);
  });
});
