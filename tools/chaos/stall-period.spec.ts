import { describe, expect, it } from '@jest/globals';

import { faultsOf, type Period, type Seen, summarize } from './stall-period.js';

const period: Period = {
  name: 'Redis',
  startedMs: 100,
  endedMs: 200,
  next: { ms: 5, limitMs: 2_000, trouble: undefined },
};
const request = (startedMs: number, ms: number, status?: number) => ({
  method: 'GET',
  startedMs,
  ms,
  status,
});
const probe = (ms: number, hasFile: boolean) => ({ startedMs: 150, ms, hasFile });
const nothing: Seen = { requests: [], probes: [], stays: [] };

describe('summarize', () => {
  it('counts the requests of the period by their answer, however late it came', () => {
    const requests = [
      ...[request(99, 9_000), request(100, 1, 200), request(110, 2, 302), request(120, 3, 409)],
      ...[request(130, 4, 503), request(140, 5, 500), request(199, 30_000), request(200, 40_000)],
    ];
    expect(summarize(period, { ...nothing, requests })).toMatchObject({
      requests: 6,
      answers: { '2xx': 2, '4xx': 1, '503': 1, 'other 5xx': 1, none: 1 },
      medianMs: 3.5,
      worstMs: 30_000,
    });
  });

  it('counts the buyers who arrived in the period, and those served before its end', () => {
    const stays = [
      { startedMs: 90, endedMs: 150 },
      { startedMs: 110, endedMs: 190 },
      { startedMs: 120, endedMs: 210 },
    ];
    expect(summarize(period, { ...nothing, stays }).buyers).toEqual({ arrived: 2, served: 1 });
  });

  it('counts a file as received within five seconds', () => {
    const probes = [probe(5_000, true), probe(5_001, true)];
    expect(summarize(period, { ...nothing, probes }).files).toEqual({ asked: 2, received: 1 });
  });
});

describe('faultsOf', () => {
  it('accepts 503, and a next buyer who is served', () => {
    const seen = { ...nothing, requests: [request(150, 1, 503)], probes: [probe(1, true)] };
    expect(faultsOf(summarize(period, seen))).toEqual([]);
  });

  it.each([
    [
      'a missing answer',
      { ...nothing, requests: [request(150, 30_000)] },
      period,
      '1 requests without an answer',
    ],
    [
      'a server error',
      { ...nothing, requests: [request(150, 1, 500)] },
      period,
      '1 answers with a server error',
    ],
    ['a missing file', { ...nothing, probes: [probe(1, false)] }, period, 'missing 1 of 1 times'],
    [
      'a next buyer who waited',
      nothing,
      { ...period, next: { ms: 9_000, limitMs: 2_000, trouble: 'asked 3 times' } },
      'asked 3 times',
    ],
  ])('reports %s', (_what, seen, during, words) => {
    expect(faultsOf(summarize(during, seen)).join()).toContain(words);
  });

  it('expects no files while PostgreSQL is silent', () => {
    const summary = summarize({ ...period, name: 'PostgreSQL' }, { ...nothing, probes: [probe(1, false)] });
    expect(faultsOf(summary)).toEqual([]);
  });
});
