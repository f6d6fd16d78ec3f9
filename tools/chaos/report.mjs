import { columns } from '../bench/table.mjs';

/** How a run is repeated. @param {{ seed: string, orders: number, blows: number, store: string }} options */
export const command = ({ seed, orders, blows, store }) =>
  `npm run chaos -- --seed ${seed} --orders ${orders} --kills ${blows} --store ${store}`;

/**
 * A run as a reader wants it.
 * @param {import('./chaos-run.mjs').ChaosResult} result
 * @param {{ seed: string, orders: number, blows: number, store: string }} options
 */
export function report({ counts, violations, dealt, ownEndings, seconds }, options) {
  const rows = {
    ...counts,
    'web processes killed': dealt.web,
    'workers killed': dealt.worker,
    'database killed': dealt.database,
    ...(dealt.flush > 0 ? { 'Redis emptied': dealt.flush } : {}),
    'processes that ended by themselves': ownEndings.length,
    seconds: Math.round(seconds),
  };
  const lines = Object.entries(rows).map(([what, count]) => [what, String(count)]);
  return [
    columns(lines, new Set([1])),
    '',
    ...(ownEndings.length > 0
      ? ['Ended by themselves:', ...ownEndings.map((ending) => `  ${ending}`), '']
      : []),
    ...(violations.length > 0 ? ['Violations:', ...violations.map((violation) => `  ${violation}`), ''] : []),
    `Repeat it with: ${command(options)}`,
  ].join('\n');
}
