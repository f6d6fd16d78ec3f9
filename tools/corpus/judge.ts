import type { Format } from './find-books.js';
import type { Reading } from './open-reader.js';

/** The result of one book. */
export interface Outcome {
  name: string;
  format: Format;
  isRepacked: boolean;
  /** Message of a rejected upload. */
  refusal?: string;
  /** Reason why no copy could be made. */
  fault?: string;
  /** Where the copy names its buyer. */
  place?: string;
  /** Whether the copy has more errors than the original. */
  isWorse?: boolean;
  reading?: Reading;
}

/** The least share of the copies within the limits that name their buyer. */
const leastNamed = 0.95;
/** Files that are not changed by design. */
const unchanged = new Set(['too-large', 'locked', 'signed']);

const within = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ refusal, fault }) => refusal === undefined && !unchanged.has(fault ?? ''));

export function violationsOf(outcomes: readonly Outcome[]): string[] {
  const copies = within(outcomes);
  const share = copies.filter(({ place }) => place).length / Math.max(1, copies.length);
  return [
    ...(outcomes.length === 0 ? ['No ePub and no PDF was found.'] : []),
    ...(share < leastNamed
      ? [`Only ${(share * 100).toFixed(1)} % of the copies within the limits name their buyer.`]
      : []),
    ...outcomes
      .filter((one) => one.isWorse)
      .map(({ name }) => `${name}: the copy is worse than the original.`),
    ...outcomes.filter(({ reading }) => reading === 'hung').map(({ name }) => `${name}: the reader hangs.`),
  ];
}

function counts(outcomes: readonly Outcome[], keyOf: (one: Outcome) => string | undefined): string {
  const found = new Map<string, number>();
  for (const key of outcomes.map(keyOf)) if (key) found.set(key, (found.get(key) ?? 0) + 1);
  return [...found].map(([key, count]) => `${count} ${key}`).join(', ') || 'none';
}

const places = new Map([
  ['page', 'in a line on a page'],
  ['page-without-name', 'by the order on a page'],
  ['properties', 'only in the properties'],
]);

export function report(outcomes: readonly Outcome[], violations: readonly string[]): string {
  const accepted = outcomes.filter(({ refusal }) => refusal === undefined);
  return [
    `Books: ${counts(outcomes, ({ format }) => format)}; ${outcomes.filter((one) => one.isRepacked).length} packed again as an ePub has to be`,
    `Accepted: ${accepted.length} of ${outcomes.length}`,
    ...outcomes.flatMap(({ name, refusal }) => (refusal ? [`  ${name}: ${refusal}`] : [])),
    `Copies within the limits: ${within(outcomes).length}, of them named ${counts(accepted, ({ place }) => places.get(place ?? ''))}`,
    `Sold as they are: ${counts(accepted, ({ fault }) => fault)}`,
    ...accepted.flatMap(({ name, fault }) => (fault ? [`  ${name}: ${fault}`] : [])),
    `Checked with qpdf or epubcheck: ${counts(accepted, (one) => (one.isWorse === undefined ? undefined : one.isWorse ? 'worse' : 'not worse'))}`,
    `Reader: ${counts(accepted, ({ reading }) => reading)}`,
    '',
    violations.length === 0 ? 'Every promise is kept.' : violations.join('\n'),
  ].join('\n');
}
