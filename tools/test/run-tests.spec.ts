import { execFile } from 'node:child_process';

import { describe, expect, it } from '@jest/globals';

const runner = new URL('run-tests.mjs', import.meta.url).href;

/** Runs steps in a process of their own, as `npm test` does. */
function takeSteps(steps: string, silenceMs = 60_000): Promise<{ code: number; output: string }> {
  const program = `const { Run } = await import('${runner}'); await new Run(undefined, ${silenceMs}).take(${steps});`;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', program], (error, output) =>
      resolve({ code: Number(error?.code ?? 0), output }),
    );
  });
}

const step = (name: string, run: string) => `{ name: '${name}', title: 'Look at ${name}', run: ${run} }`;
const found = (count: string, more = '') => `async () => ({ count: ${count}, ${more} })`;

describe('npm test', () => {
  it('ends with one line that counts the tests of all steps, and above it says which took longest', async () => {
    const { code, output } = await takeSteps(`[
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

  it('goes on after a step that failed, but for those that need it', async () => {
    const { code, output } = await takeSteps(`[
      ${step('words', "async () => { throw new Error('A word is missing.'); }")},
      { ...${step('pages', found('{ passed: 1, failed: 0, skipped: 0 }'))}, after: ['words'] },
      ${step('rules', found('{ passed: 3, failed: 0, skipped: 0 }'))},
    ]`);
    expect(output).toContain('A word is missing.');
    expect(output).toContain('✗ Look at pages: not tried, because "words" failed');
    expect(output).toMatch(/3 passed, 2 failed\n$/);
    expect(code).toBe(1);
  });

  it('ends and says what it waited for when nothing is heard any more', async () => {
    const { code, output } = await takeSteps(
      `[
        ${step('words', found('{ passed: 2, failed: 0, skipped: 0 }'))},
        ${step('pages', "(say) => { say('the third page'); return new Promise(() => {}); }")},
      ]`,
      300,
    );
    expect(output).toContain('Nothing more was heard of: Look at pages, at the third page.');
    expect(output).toMatch(/2 passed, 1 failed\n$/);
    expect(code).toBe(1);
  });
});
