import { columns } from '../bench/table.mjs';

const MIB = 1_048_576;

/** How a run is repeated. @param {{ readers: number, kills: number }} options */
export const command = ({ readers, kills }) => `npm run broadcasts -- --readers ${readers} --kills ${kills}`;

/**
 * A run as a reader wants it.
 * @param {import('./broadcast-run.mjs').BroadcastResult} result
 * @param {{ readers: number, kills: number }} options
 */
export function report({ account, counts, seconds, bare, memory, violations }, options) {
  const rate = options.readers / seconds;
  const rows = {
    readers: options.readers,
    'got the letter': account.addresses,
    skipped: options.readers - account.addresses,
    'letters sent again after a kill, with their Message-ID': account.repeated,
    'counted as sent': counts['sent'] ?? 0,
    kills: options.kills,
    'letters a second': rate.toFixed(0),
    'by nodemailer alone': bare.toFixed(0),
    ratio: (rate / bare).toFixed(2),
    'memory in MiB, from': (memory.low / MIB).toFixed(0),
    to: (memory.high / MIB).toFixed(0),
  };
  const lines = Object.entries(rows).map(([what, count]) => [what, String(count)]);
  return [
    columns(lines, new Set([1])),
    '',
    ...(violations.length > 0 ? ['Violations:', ...violations.map((violation) => `  ${violation}`), ''] : []),
    `Repeat it with: ${command(options)}`,
  ].join('\n');
}
