import { parse } from 'node-html-parser';

import { markdownTable } from './judge.js';

/**
 * The rules that Mozilla's HTTP Observatory publishes (github.com/mdn/mdn-http-observatory, version 6 of its scoring), with the
 * points of each finding. Rules that need a host on the internet are left out and change no score here: the redirect from http,
 * and the browsers' preload lists.
 */

interface Answer {
  headers: Headers;
  body: string;
}
type Finding = [finding: string, points: number];
type Rule = (answer: Answer) => Finding;

const hosts = ['http://*', 'https://*', 'http://*.*', 'https://*.*'];
const broadSources = new Set(['*', 'http:', 'https:', 'ftp:', ...hosts]);
const unsafeSources = new Set([...broadSources, `'unsafe-inline'`, 'data:']);
const passive = ['img-src', 'media-src'];

/** @returns sources by directive */
function readPolicy(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  return new Map(
    directives.map(([name = '', ...sources]) => [name, sources.length > 0 ? sources : [`'none'`]]),
  );
}

/** Browsers ignore 'unsafe-inline' beside a hash or a nonce. */
function effective(sources: string[]): string[] {
  const isBound = sources.some((source) => /^'(sha\d{3}|nonce)-/.test(source));
  return isBound ? sources.filter((source) => source !== `'unsafe-inline'`) : sources;
}

const isHttp = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');

function contentSecurityPolicy({ headers }: Answer): Finding {
  const policy = readPolicy(headers);
  if (policy.size === 0) return ['none', -25];
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = effective(sourcesOf('script-src'));
  const styles = effective(sourcesOf('style-src'));
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (scripts.some((source) => unsafeSources.has(source))) return ['scripts from anywhere, or inline', -20];
  if (sourcesOf('object-src').some((source) => broadSources.has(source)))
    return ['objects from anywhere', -20];
  if (active.some(isHttp)) return ['loads by http', -20];
  if ([...scripts, ...styles].includes(`'unsafe-eval'`)) return ['unsafe-eval', -10];
  if (passive.flatMap(sourcesOf).some(isHttp)) return ['pictures by http', -10];
  if (styles.some((source) => unsafeSources.has(source))) return ['inline styles', 0];
  const isClosed = policy.get('default-src')?.join() === `'none'`;
  return isClosed ? [`default-src 'none'`, 10] : ['nothing unsafe', 5];
}

/** A header with one of a few values. */
const valueRule =
  (
    name: string,
    points: Record<string, number>,
    { missing, unknown }: { missing: number; unknown: number },
  ) =>
  ({ headers }: Answer): Finding => {
    const value = headers.get(name)?.trim().toLowerCase();
    return value === undefined ? ['none', missing] : [value, points[value] ?? unknown];
  };

const frameOptions = valueRule('x-frame-options', { deny: 5, sameorigin: 5 }, { missing: -20, unknown: -20 });
const frames: Rule = (answer) =>
  readPolicy(answer.headers).has('frame-ancestors') ? ['by frame-ancestors', 5] : frameOptions(answer);

const sixMonthsSeconds = 15_552_000;

function strictTransportSecurity({ headers }: Answer): Finding {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (age === undefined) return ['none', -20];
  return [`for ${age} s`, Number(age) < sixMonthsSeconds ? -10 : 0];
}

function cookies({ headers }: Answer): Finding {
  const set = headers.getSetCookie();
  const all = (pattern: RegExp) => set.every((cookie) => pattern.test(cookie));
  if (set.length === 0) return ['none', 0];
  if (!all(/;\s*secure/i)) return ['not secure', -40];
  if (!all(/;\s*httponly/i)) return ['readable by scripts', -30];
  return all(/;\s*samesite=(lax|strict)/i) ? ['Secure, HttpOnly, SameSite', 5] : ['not SameSite', 0];
}

function subresourceIntegrity({ headers, body }: Answer): Finding {
  if (!headers.get('content-type')?.startsWith('text/html')) return ['no HTML', 0];
  const scripts = parse(body).querySelectorAll('script[src]');
  const source = (script: (typeof scripts)[number]) => script.getAttribute('src') ?? '';
  const hasHash = (script: (typeof scripts)[number]) => Boolean(script.getAttribute('integrity'));
  const bare = scripts.filter((script) => /^(https?:)?\/\//.test(source(script)) && !hasHash(script));
  if (bare.some((script) => !source(script).startsWith('https:'))) return ['foreign scripts by http', -50];
  if (bare.length > 0) return ['foreign scripts without a hash', -5];
  return scripts.some(hasHash) ? ['with a hash', 5] : ['own scripts', 0];
}

function sharing({ headers }: Answer): Finding {
  const origin = headers.get('access-control-allow-origin');
  if (!origin) return ['none', 0];
  const hasCredentials = headers.get('access-control-allow-credentials') === 'true';
  return hasCredentials ? [`${origin} with credentials`, -50] : [`public to ${origin}`, 0];
}

const each = (points: number, ...values: string[]) =>
  Object.fromEntries(values.map((value) => [value, points]));
const originAlone = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const referrers = each(5, ...originAlone);
const resources = { ...each(10, 'same-origin', 'same-site'), 'cross-origin': 0 };
const embedders = { ...each(10, 'require-corp', 'credentialless'), 'unsafe-none': 0 };
const popups = ['same-origin-allow-popups', 'noopener-allow-popups'];
const openers = { ...each(10, 'same-origin', ...popups), 'unsafe-none': 0 };
const optional = { missing: 0, unknown: -5 };
const required = { missing: -5, unknown: -5 };

const rules: [string, Rule][] = [
  ['content-security-policy', contentSecurityPolicy],
  ['cookies', cookies],
  ['cross-origin-resource-sharing', sharing],
  ['referrer-policy', valueRule('referrer-policy', referrers, optional)],
  ['strict-transport-security', strictTransportSecurity],
  ['subresource-integrity', subresourceIntegrity],
  ['x-content-type-options', valueRule('x-content-type-options', { nosniff: 0 }, required)],
  ['x-frame-options', frames],
  ['cross-origin-resource-policy', valueRule('cross-origin-resource-policy', resources, optional)],
  ['cross-origin-embedder-policy', valueRule('cross-origin-embedder-policy', embedders, optional)],
  ['cross-origin-opener-policy', valueRule('cross-origin-opener-policy', openers, optional)],
];

const grades = 'F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A'.split(' ');

/** Scores an answer. Bonus points count only with 90 points or more without them. */
export function observe(answer: Answer) {
  const findings = rules.map(([rule, judge]) => {
    const [finding, points] = judge(answer);
    return { rule, finding, points };
  });
  const withoutBonus = findings.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const all = findings.reduce((sum, { points }) => sum + points, 100);
  const score = Math.max(0, withoutBonus >= 90 ? all : withoutBonus);
  return { score, grade: score >= 100 ? 'A+' : (grades[Math.floor(score / 5)] ?? 'F'), findings };
}

const leastScore = 125;

/** @returns a table in Markdown, and the answers that score too low */
export function observeAll(asked: readonly { kind: string; path: string; answer: Answer }[]) {
  const observed = asked.map(({ kind, path, answer }) => ({ kind, path, ...observe(answer) }));
  const signed = (points: number) => (points > 0 ? `+${points}` : String(points));
  const rows = observed.map(({ kind, path, findings, score, grade }) => [
    `${kind} \`${path}\``,
    ...findings.map(({ points }) => signed(points)),
    `${score} ${grade}`,
  ]);
  const violations = observed
    .filter(({ score }) => score < leastScore)
    .map(({ kind, path, score, findings }) => {
      const lost = findings.filter(({ points }) => points < 0);
      const reasons = lost.map(({ rule, finding, points }) => `${rule} ${points} (${finding})`).join(', ');
      return `${kind} ${path}: the Observatory gives ${score}, fewer than ${leastScore}: ${reasons}.`;
    });
  return { report: markdownTable(['answer', ...rules.map(([rule]) => rule), 'score'], rows), violations };
}
