import { describe, expect, it } from '@jest/globals';

import { failuresIn, journeysResult } from './journeys.js';

const played = (title: string, duration: number, status: string, reason?: string) => ({
  title,
  file: 'pages/blog.spec.ts',
  tests: [
    {
      projectName: 'phone',
      status,
      annotations: [],
      results: [{ duration, annotations: reason ? [{ type: 'skip', description: reason }] : [] }],
    },
  ],
});

const result = {
  stats: { expected: 2, unexpected: 0, skipped: 2 },
  errors: [],
  suites: [
    {
      specs: [played('opens', 20, 'expected')],
      suites: [
        {
          specs: [
            played('reads', 900, 'expected'),
            played('weighs', 0, 'skipped', 'there are no scales'),
            played('goes on', 0, 'skipped'),
          ],
        },
      ],
    },
  ],
};

describe('the result of the journeys', () => {
  it('says how long each took', () => {
    expect(journeysResult(result).times).toContainEqual({
      name: 'pages/blog.spec.ts › reads (phone)',
      ms: 900,
    });
  });

  it('says why each that was left out was left out', () => {
    expect(journeysResult(result).count).toEqual({ passed: 2, failed: 0, skipped: 2 });
    expect(journeysResult(result).reasons).toEqual([
      'there are no scales',
      'pages/blog.spec.ts was not reached',
    ]);
  });

  it('has a run that never came to a test as failed', () => {
    const stats = { expected: 0, unexpected: 0, skipped: 0 };
    expect(journeysResult({ stats, errors: [{}], suites: [] }).count.failed).toBe(1);
  });
});

it('reports failed journeys without the passed ones', () => {
  const passed = '  ✓  1 [desktop] › pages/blog.spec.ts:1:1 › an article is read (1) [of two] (2s)\n';
  const failed = '\n  1) [desktop] › pages/home.spec.ts:9:1 › the page opens\n\n    Error: it did not\n';
  expect(failuresIn(passed + failed).trim()).toBe(failed.trim());
  expect(failuresIn('No browser.')).toBe('No browser.');
});
