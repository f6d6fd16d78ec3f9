import { describe, expect, it } from '@jest/globals';

import { countJourneys } from './journeys-result.mjs';

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
  stats: { expected: 2, flaky: 0, unexpected: 0, skipped: 2 },
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

describe('the count of the journeys', () => {
  it('names those that took longest first', () => {
    expect(countJourneys(result).slowest.slice(0, 2)).toEqual([
      { name: 'pages/blog.spec.ts › reads (phone)', ms: 900 },
      { name: 'pages/blog.spec.ts › opens (phone)', ms: 20 },
    ]);
  });

  it('says why each that was left out was left out', () => {
    expect(countJourneys(result)).toMatchObject({ passed: 2, failed: 0, skipped: 2 });
    expect(countJourneys(result).skippedTests).toEqual([
      'pages/blog.spec.ts › weighs (phone): there are no scales',
      'pages/blog.spec.ts › goes on (phone): it was not reached',
    ]);
  });

  it('has a run that never came to a test as failed', () => {
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(countJourneys({ stats, errors: [{}], suites: [] }).failed).toBe(1);
  });
});
