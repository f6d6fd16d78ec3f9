import { describe, expect, it } from '@jest/globals';

import { accountOf, faultsOf } from './stall-account.mjs';

const stretch = {
  name: 'Redis',
  startedMs: 100,
  endedMs: 200,
  next: { ms: 5, dueMs: 2_000, trouble: undefined },
};
const ask = (startedMs: number, ms: number, status?: number) => ({ startedMs, ms, status });
const nothing = { heard: [], probes: [], stays: [] };

describe('the account of a silence', () => {
  it('counts what was asked in it, however late the answer came, by its kind', () => {
    const heard = [
      ...[ask(99, 9_000), ask(100, 1, 200), ask(110, 2, 302), ask(120, 3, 409), ask(130, 4, 503)],
      ...[ask(140, 5, 500), ask(199, 30_000), ask(200, 40_000)],
    ];
    expect(accountOf(stretch, { ...nothing, heard })).toMatchObject({
      asked: 6,
      answers: { '2xx': 2, '4xx': 1, 503: 1, 'other 5xx': 1, none: 1 },
      medianMs: 4,
      worstMs: 30_000,
    });
  });

  it('counts the buyers that came in it, and those who had all before its end', () => {
    const stays = [
      { startedMs: 90, endedMs: 150 },
      { startedMs: 110, endedMs: 190 },
      { startedMs: 120, endedMs: 210 },
    ];
    expect(accountOf(stretch, { ...nothing, stays }).buyers).toEqual({ came: 2, served: 1 });
  });

  it('counts a file as at hand that comes within five seconds', () => {
    const probes = [5_000, 5_001].map((ms) => ({ startedMs: 150, ms, isHere: true }));
    expect(accountOf(stretch, { ...nothing, probes }).files).toEqual({ asked: 2, here: 1 });
  });

  it('finds no fault in answers that ask to come again, and a next buyer who is served', () => {
    const probes = [{ startedMs: 150, ms: 1, isHere: true }];
    expect(faultsOf(accountOf(stretch, { heard: [ask(150, 1, 503)], probes, stays: [] }))).toEqual([]);
  });

  it.each([
    ['no answer', { ...nothing, heard: [ask(150, 30_000)] }, stretch, '1 requests without an answer'],
    ['what broke', { ...nothing, heard: [ask(150, 1, 500)] }, stretch, '1 answers that say it broke'],
    [
      'a file that was not at hand',
      { ...nothing, probes: [{ startedMs: 150, ms: 1, isHere: false }] },
      stretch,
      'not at hand 1 of 1 times',
    ],
    [
      'a next buyer who waited',
      nothing,
      { ...stretch, next: { ms: 9_000, dueMs: 2_000, trouble: 'asked 3 times' } },
      'asked 3 times',
    ],
  ])('tells of %s', (_what, all, seen, words) => {
    expect(faultsOf(accountOf(seen, all)).join()).toContain(words);
  });

  it('asks for no files where the list of who may have them is silent', () => {
    const probes = [{ startedMs: 150, ms: 1, isHere: false }];
    expect(faultsOf(accountOf({ ...stretch, name: 'PostgreSQL' }, { ...nothing, probes }))).toEqual([]);
  });
});
