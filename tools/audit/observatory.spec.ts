import { describe, expect, it } from '@jest/globals';
import { observe, observeAll } from './observatory.js';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const GOOD = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-a'; frame-ancestors 'self'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const answered = (headers: Record<string, string>, body = '') => ({
  headers: new Headers({ ...HTML, ...headers }),
  body,
});
const scoreOf = (changed: Record<string, string>, body?: string) =>
  observe(answered({ ...GOOD, ...changed }, body)).score;

describe('observe', () => {
  it('gives few points to an answer without headers', () => {
    expect(observe(answered({}))).toMatchObject({ score: 30, grade: 'D' });
    expect(observe(answered({ 'set-cookie': 'a=1' }))).toMatchObject({ score: 0, grade: 'F' });
  });

  it('gives A+ to a good answer, with the points of each rule', () => {
    const { score, grade, findings } = observe(answered(GOOD));
    expect([score, grade]).toEqual([140, 'A+']);
    expect(Object.fromEntries(findings.map(({ rule, points }) => [rule, points]))).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 0,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
      'cross-origin-embedder-policy': 0,
      'cross-origin-opener-policy': 10,
    });
  });

  it.each([
    [{ 'content-security-policy': "script-src 'self' 'unsafe-inline'; object-src 'none'" }, 60],
    [{ 'content-security-policy': "script-src 'self'; frame-ancestors 'self'" }, 80],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'self'" }, 135],
    [
      {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      },
      130,
    ],
    [
      {
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline' 'sha256-a'; frame-ancestors 'self'",
      },
      140,
    ],
    [{ 'content-security-policy': "default-src 'none'; img-src http:; frame-ancestors 'self'" }, 120],
    [{ 'content-security-policy': "default-src 'none'; connect-src http://a.example" }, 60],
    [{ 'content-security-policy': "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors *" }, 120],
    [{ 'strict-transport-security': 'max-age=600' }, 130],
    [{ 'referrer-policy': 'unsafe-url' }, 130],
    [{ 'cross-origin-resource-policy': 'cross-origin' }, 130],
    [{ 'access-control-allow-origin': '*' }, 140],
    [{ 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' }, 50],
    [{ 'set-cookie': '__Host-session=1; Path=/; Secure; HttpOnly; SameSite=Strict' }, 145],
    [{ 'set-cookie': '__Host-session=1; Path=/; Secure; SameSite=Strict' }, 70],
  ])('changes the score for %j', (changed, score) => {
    expect(scoreOf(changed)).toBe(score);
  });

  it.each([
    ['<script src="/a.js"></script>', 140],
    ['<script src="/a.js" integrity="sha384-a"></script>', 145],
    ['<script src="https://other.example/a.js"></script>', 135],
    ['<script src="http://other.example/a.js"></script>', 50],
  ])('changes the score for %s', (body, score) => {
    expect(scoreOf({}, body)).toBe(score);
  });

  it('reports a table, and a violation if the score is too low', () => {
    const asked = { kind: 'page', path: '/', answer: answered({}) };
    const { report, violations } = observeAll([asked]);
    expect(report.split('\n').at(-1)).toBe(
      '| page `/` | -25 | 0 | 0 | 0 | -20 | 0 | -5 | -20 | 0 | 0 | 0 | 30 D |',
    );
    expect(violations).toEqual([
      'page /: the Observatory gives 30, fewer than 125: content-security-policy -25 (none), ' +
        'strict-transport-security -20 (none), x-content-type-options -5 (none), x-frame-options -20 (none).',
    ]);
    expect(observeAll([{ ...asked, answer: answered(GOOD) }]).violations).toEqual([]);
  });
});
