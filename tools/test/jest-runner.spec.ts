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

/** For jest and the three processes that it starts, on a busy machine. */
const RUN_MS = 240_000;
const BEGIN = "import { beforeAll, describe, expect, it, jest } from '@jest/globals';";
/** In the order in which they run: without earlier timings, jest runs the largest first. */
const SPECS = {
  'colors.spec.ts': `
import { color } from './color.js';
describe('a spec', () => {
  it('reads our sources', () => expect(color satisfies string).toBe('blue'));
  it('fails when it should', () => expect(jest.fn()).toHaveBeenCalled());
  it('times out', () => new Promise(() => undefined), 50);
  it('counts assertions', () => expect.assertions(1));
});
describe('a spec with a failing hook', () => {
  beforeAll(() => new Promise(() => undefined), 50);
  it('fails', () => undefined);
});`,
  'leaves.spec.ts': "it('exits', () => process.exit(0));",
  'is-killed.spec.ts': "it('is killed', () => new Promise(() => process.kill(process.pid, 'SIGKILL')));",
  'unreadable.spec.ts': "import './nothing.js';\nit('is not run', () => undefined);",
  'uncaught.spec.ts': "it('does not await', () => void Promise.reject(new Error('left behind')));",
  'leaves-things.spec.ts': `it('changes globals', () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  process.env.LEFT_BY_A_SPEC = 'yes';
});`,
  'spoilt.spec.ts': `it('sees no changes', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(String(Math.random)).toContain('native code');
  expect(process.env).not.toHaveProperty('LEFT_BY_A_SPEC');
});`,
};

describe('the spec runner', () => {
  let folder: string;
  let result: FormattedTestResults;
  let output: string;

  const of = (name: string) => result.testResults.find((file) => path.basename(file.name) === name);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-specs-'));
    await writeFile(path.join(folder, 'color.ts'), "export const color: string = 'blue';");
    for (const [name, spec] of Object.entries(SPECS))
      await writeFile(path.join(folder, name), `${BEGIN}\n${spec}`);
    const config = {
      rootDir: folder,
      runner: here('jest-runner.mjs'),
      testRegex: '\\.spec\\.ts$',
      transform: {},
      cacheDirectory: path.join(folder, 'cache'),
      watchman: false,
    };
    await writeFile(path.join(folder, 'jest.config.json'), JSON.stringify(config));
    const child = spawn(
      process.execPath,
      [
        ...['--import', new URL('compile.mjs', import.meta.url).href],
        here('../../node_modules/jest/bin/jest.js'),
        ...['--config', path.join(folder, 'jest.config.json'), '--maxWorkers=1'],
        ...['--json', `--outputFile=${path.join(folder, 'result.json')}`],
      ],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        // With CI set, code frames are colored.
        env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
      },
    );
    [output] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    result = JSON.parse(await readFile(path.join(folder, 'result.json'), 'utf8')) as FormattedTestResults;
  }, RUN_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('compiles TypeScript and reports failures and timeouts', () => {
    const found = of('colors.spec.ts')?.assertionResults.map(({ status, title }) => `${status}: ${title}`);
    expect(found).toEqual([
      'passed: reads our sources',
      'failed: fails when it should',
      'failed: times out',
      'failed: counts assertions',
      'failed: fails',
    ]);
    expect(output.match(/Exceeded timeout of 50 ms/g)?.length).toBeGreaterThanOrEqual(2);
    expect(output).toContain('expect(jest.fn()).toHaveBeenCalled())');
  });

  it.each([
    ['leaves.spec.ts', 'exited (code 0)'],
    ['is-killed.spec.ts', 'exited (SIGKILL)'],
    ['unreadable.spec.ts', 'Cannot find module'],
    ['uncaught.spec.ts', 'left behind'],
  ])('fails %s with the message: %s', (name, what) => {
    expect(of(name)?.status).toBe('failed');
    expect(of(name)?.message).toContain(what);
  });

  it('runs the next file after a crash, without changes by the file before', () => {
    expect(of('leaves-things.spec.ts')?.status).toBe('passed');
    expect(of('spoilt.spec.ts')?.status).toBe('passed');
    expect(result.numTotalTestSuites).toBe(Object.keys(SPECS).length);
    expect(result.success).toBe(false);
  });
});
