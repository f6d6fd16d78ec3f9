import { parse } from 'node-html-parser';

/**
 * What Mozilla's HTTP Observatory asks of an answer, by the rules that it publishes (github.com/mdn/mdn-http-observatory,
 * version 6 of its reckoning): which points each finding gives or takes. What only a scan of a host on the internet can see
 * is left out, and changes no score here: whether http is led to https, and whether browsers know the host by heart.
 */

/** @typedef {{ rule: string, finding: string, points: number }} Finding */
/** @typedef {{ headers: Headers, body: string }} Answer as it came by https */

const BROAD = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);
const INLINE = new Set([`'unsafe-inline'`, 'data:']);
const PASSIVE = new Set(['img-src', 'media-src']);

/** @param {string} policy @returns {Map<string, string[]>} sources by directive */
function readPolicy(policy) {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  return new Map(
    directives.map(([name = '', ...sources]) => [name, sources.length > 0 ? sources : [`'none'`]]),
  );
}

/** A hash or a nonce makes browsers forget 'unsafe-inline'. @param {string[]} sources */
function effective(sources) {
  const isBound = sources.some((source) => /^'(sha\d{3}|nonce)-/.test(source));
  return isBound ? sources.filter((source) => source !== `'unsafe-inline'`) : sources;
}

/** @param {Answer} answer @returns {Omit<Finding, 'rule'>} */
function ofPolicy({ headers }) {
  const header = headers.get('content-security-policy');
  if (!header) return { finding: 'none', points: -25 };
  const policy = readPolicy(header);
  const sourcesOf = (/** @type {string} */ name) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = effective(sourcesOf('script-src'));
  const styles = effective(sourcesOf('style-src'));
  const isHttp = (/** @type {string} */ source) => source.startsWith('http:') || source.startsWith('ftp:');
  const active = [...policy].filter(([name]) => !PASSIVE.has(name)).flatMap(([, sources]) => sources);
  if (scripts.some((source) => BROAD.has(source) || INLINE.has(source)))
    return { finding: 'scripts from anywhere, or inline', points: -20 };
  if (sourcesOf('object-src').some((source) => BROAD.has(source)))
    return { finding: 'objects from anywhere', points: -20 };
  if (active.some(isHttp)) return { finding: 'loads by http', points: -20 };
  if ([...scripts, ...styles].includes(`'unsafe-eval'`)) return { finding: 'unsafe-eval', points: -10 };
  if ([...PASSIVE].flatMap(sourcesOf).some(isHttp)) return { finding: 'pictures by http', points: -10 };
  if (styles.some((source) => BROAD.has(source) || INLINE.has(source)))
    return { finding: 'inline styles', points: 0 };
  const isClosed = policy.get('default-src')?.join() === `'none'`;
  return isClosed ? { finding: `default-src 'none'`, points: 10 } : { finding: 'nothing unsafe', points: 5 };
}

/** @param {Answer} answer @returns {Omit<Finding, 'rule'>} */
function ofFrames({ headers }) {
  if (readPolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors'))
    return { finding: 'by frame-ancestors', points: 5 };
  const header = headers.get('x-frame-options')?.trim().toLowerCase();
  if (!header) return { finding: 'none', points: -20 };
  return ['deny', 'sameorigin'].includes(header)
    ? { finding: header, points: 5 }
    : { finding: `unknown: ${header}`, points: -20 };
}

const SIX_MONTHS_S = 15_552_000;

/** @param {Answer} answer @returns {Omit<Finding, 'rule'>} */
function ofHsts({ headers }) {
  const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (age === undefined) return { finding: 'none', points: -20 };
  return { finding: `for ${age} s`, points: Number(age) < SIX_MONTHS_S ? -10 : 0 };
}

/** @param {Answer} answer @returns {Omit<Finding, 'rule'>} */
function ofCookies({ headers }) {
  const cookies = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (cookies.length === 0) return { finding: 'none', points: 0 };
  const all = (/** @type {RegExp} */ pattern) => cookies.every((cookie) => pattern.test(cookie));
  if (!all(/;\s*secure/)) return { finding: 'not secure', points: -40 };
  if (!all(/;\s*httponly/)) return { finding: 'readable by scripts', points: -30 };
  return all(/;\s*samesite=(lax|strict)/)
    ? { finding: 'Secure, HttpOnly, SameSite', points: 5 }
    : { finding: 'not SameSite', points: 0 };
}

/** @param {Answer} answer @returns {Omit<Finding, 'rule'>} */
function ofScripts({ headers, body }) {
  if (!headers.get('content-type')?.startsWith('text/html')) return { finding: 'no HTML', points: 0 };
  const scripts = parse(body).querySelectorAll('script[src]');
  const foreign = scripts.filter((script) => /^(https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  const bare = foreign.filter((script) => !script.getAttribute('integrity'));
  if (bare.some((script) => !script.getAttribute('src')?.startsWith('https:')))
    return { finding: 'foreign scripts by http', points: -50 };
  if (bare.length > 0) return { finding: 'foreign scripts without a hash', points: -5 };
  const hashed = scripts.some((script) => script.getAttribute('integrity'));
  return hashed ? { finding: 'with a hash', points: 5 } : { finding: 'our own alone', points: 0 };
}

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * A header that has one word of a few.
 * @param {string} name @param {Record<string, number>} words @param {{ missing: number, unknown: number }} otherwise
 * @returns {(answer: Answer) => Omit<Finding, 'rule'>}
 */
const ofHeader =
  (name, words, { missing, unknown }) =>
  ({ headers }) => {
    const value = headers.get(name)?.trim().toLowerCase();
    return value === undefined
      ? { finding: 'none', points: missing }
      : { finding: value, points: words[value] ?? unknown };
  };

/** @param {Answer} answer @returns {Omit<Finding, 'rule'>} */
function ofSharing({ headers }) {
  const origin = headers.get('access-control-allow-origin');
  if (!origin) return { finding: 'none', points: 0 };
  const isForAll = headers.get('access-control-allow-credentials') === 'true';
  return isForAll
    ? { finding: `${origin} with credentials`, points: -50 }
    : { finding: `public to ${origin}`, points: 0 };
}

/** @type {[string, (answer: Answer) => Omit<Finding, 'rule'>][]} */
const RULES = [
  ['content-security-policy', ofPolicy],
  ['cookies', ofCookies],
  ['cross-origin-resource-sharing', ofSharing],
  [
    'referrer-policy',
    ofHeader('referrer-policy', Object.fromEntries(PRIVATE_REFERRERS.map((word) => [word, 5])), {
      missing: 0,
      unknown: -5,
    }),
  ],
  ['strict-transport-security', ofHsts],
  ['subresource-integrity', ofScripts],
  [
    'x-content-type-options',
    ofHeader('x-content-type-options', { nosniff: 0 }, { missing: -5, unknown: -5 }),
  ],
  ['x-frame-options', ofFrames],
  [
    'cross-origin-resource-policy',
    ofHeader(
      'cross-origin-resource-policy',
      { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 },
      { missing: 0, unknown: -5 },
    ),
  ],
  [
    'cross-origin-embedder-policy',
    ofHeader(
      'cross-origin-embedder-policy',
      { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 },
      { missing: 0, unknown: -5 },
    ),
  ],
  [
    'cross-origin-opener-policy',
    ofHeader(
      'cross-origin-opener-policy',
      { 'same-origin': 10, 'same-origin-allow-popups': 10, 'noopener-allow-popups': 10, 'unsafe-none': 0 },
      { missing: 0, unknown: -5 },
    ),
  ],
];

const GRADES = 'F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A'.split(' ');

/**
 * Points above 100 count only for what has lost fewer than eleven.
 * @param {Answer} answer
 * @returns {{ score: number, grade: string, findings: Finding[] }}
 */
export function observe(answer) {
  const findings = RULES.map(([rule, judge]) => ({ rule, ...judge(answer) }));
  const lost = findings.reduce((sum, { points }) => sum + Math.min(points, 0), 100);
  const all = findings.reduce((sum, { points }) => sum + points, 100);
  const score = Math.max(0, lost >= 90 ? all : lost);
  return { score, grade: score >= 100 ? 'A+' : (GRADES[Math.floor(score / 5)] ?? 'F'), findings };
}

/** What an answer has to reach. */
const WANTED = 125;

/** @typedef {{ kind: string, path: string, answer: Answer }} Asked */

/** @param {Asked[]} asked @returns {{ report: string, problems: string[] }} a table in Markdown, and what falls short */
export function observeAll(asked) {
  const observed = asked.map(({ kind, path, answer }) => ({ kind, path, ...observe(answer) }));
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const signed = (/** @type {number} */ points) => (points > 0 ? `+${points}` : String(points));
  const head = ['answer', ...RULES.map(([rule]) => rule), 'score'];
  const rows = observed.map(({ kind, path, findings, score, grade }) => [
    `${kind} \`${path}\``,
    ...findings.map(({ points }) => signed(points)),
    `${score} ${grade}`,
  ]);
  const lost = (/** @type {Finding[]} */ findings) =>
    findings
      .filter(({ points }) => points < 0)
      .map(({ rule, finding, points }) => `${rule} ${points} (${finding})`)
      .join(', ');
  return {
    report: [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join(
      '\n',
    ),
    problems: observed
      .filter(({ score }) => score < WANTED)
      .map(
        ({ kind, path, score, findings }) =>
          `${kind} ${path}: the Observatory gives ${score}, fewer than ${WANTED}: ${lost(findings)}.`,
      ),
  };
}
