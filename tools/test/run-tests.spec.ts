import { execFile } from 'node:child_process';

import { describe, expect, it } from '@jest/globals';

const compiler = new URL('compile.mjs', import.meta.url).href;
const runner = new URL('run-tests.ts', import.meta.url).href;

/** Runs steps in a process of their own, as `npm test` does. */
function runSteps(steps: string): Promise<{ code: number; output: string }> {
  const program = `const { runSteps } = await import('${runner}'); await runSteps(${steps});`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', compiler, '--input-type=module', '-e', program],
      (error, output) => resolve({ code: Number(error?.code ?? 0), output }),
    );
  });
}

const step = (name: string, run: string) => `{ name: '${name}', title: 'Check ${name}', run: ${run} }`;
const found = (count: string, more = '') => `async () => ({ count: ${count}, ${more} })`;

describe('npm test', () => {
  it('ends with one line that counts all tests, below the slowest tests and the reasons of skipped ones', async () => {
    const { code, output } = await runSteps(`[
      ${step('words', found('{ passed: 1, failed: 0, skipped: 0 }'))},
      ${step(
        'pages',
        found(
          '{ passed: 4, failed: 0, skipped: 1 }',
          "times: [{ name: 'home', ms: 1500 }], reasons: ['no Redis here']",
        ),
      )},
    ]`);
    expect(output).toMatch(/1\.5 s {2}home\n[^]*1 skipped: no Redis here\n5 passed, 0 failed, 1 skipped\n$/);
    expect(code).toBe(0);
  });

  it('runs the other steps after one that failed, except those that depend on it', async () => {
    const { code, output } = await runSteps(`[
      ${step('words', "async () => { throw new Error('A word is missing.'); }")},
      { ...${step('pages', found('{ passed: 1, failed: 0, skipped: 0 }'))}, after: ['words'] },
      ${step('rules', found('{ passed: 3, failed: 0, skipped: 0 }'))},
    ]`);
    expect(output).toContain('A word is missing.');
    expect(output).toContain('✗ Check pages: not run, because "words" failed');
    expect(output).toMatch(/3 passed, 2 failed\n$/);
    expect(code).toBe(1);
  });
});
