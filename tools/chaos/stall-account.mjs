/**
 * One request as a buyer saw it.
 * @typedef {object} Heard
 * @property {number} startedMs
 * @property {number} ms
 * @property {number | undefined} status undefined where no answer came
 */

/**
 * A stretch of the run: one service is silent, or none.
 * @typedef {object} Stretch
 * @property {string} name
 * @property {number} startedMs
 * @property {number} endedMs
 * @property {{ ms: number, dueMs: number, trouble: string | undefined } | undefined} next the first buyer after it, and
 *   when at the latest they were to be served
 */

/** A file that was paid for, asked for by its link. @typedef {{ startedMs: number, ms: number, isHere: boolean }} Probe */
/** @typedef {{ startedMs: number, endedMs: number }} Stay of a buyer, until they have seen all that they wanted */

/** A reader takes what comes later for something that does not come. */
const atHandMs = 5_000;

/** @param {number[]} values in any order */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * What buyers saw in one stretch: what was asked in it counts, however late the answer came.
 * @param {Stretch} stretch
 * @param {{ heard: Heard[], probes: Probe[], stays: Stay[] }} all
 */
export function accountOf({ name, startedMs, endedMs, next }, { heard, probes, stays }) {
  /** @param {{ startedMs: number }} event */
  const isWithin = (event) => event.startedMs >= startedMs && event.startedMs < endedMs;
  const asked = heard.filter(isWithin);
  /** @param {(status: number) => boolean} isOne */
  const count = (isOne) => asked.filter(({ status }) => status !== undefined && isOne(status)).length;
  const times = asked.map(({ ms }) => ms);
  const probed = probes.filter(isWithin);
  const came = stays.filter(isWithin);
  return {
    name,
    next,
    asked: asked.length,
    answers: {
      '2xx': count((status) => status < 400),
      '4xx': count((status) => status >= 400 && status < 500),
      503: count((status) => status === 503),
      'other 5xx': count((status) => status >= 500 && status !== 503),
      none: asked.filter(({ status }) => status === undefined).length,
    },
    medianMs: median(times),
    worstMs: Math.max(0, ...times),
    files: { asked: probed.length, here: probed.filter(({ isHere, ms }) => isHere && ms <= atHandMs).length },
    buyers: { came: came.length, served: came.filter((stay) => stay.endedMs < endedMs).length },
  };
}

/** @typedef {ReturnType<typeof accountOf>} StretchAccount */

/** The list of who may have the files: without it there are none to give. */
const filesNeed = 'PostgreSQL';

/** What must not be. @param {StretchAccount} account @returns {string[]} in words */
export function faultsOf({ name, answers, files, next }) {
  return [
    ...(answers.none > 0 ? [`${name}: ${answers.none} requests without an answer`] : []),
    ...(answers['other 5xx'] > 0 ? [`${name}: ${answers['other 5xx']} answers that say it broke`] : []),
    ...(files.here < files.asked && name !== filesNeed
      ? [`${name}: a paid file was not at hand ${files.asked - files.here} of ${files.asked} times`]
      : []),
    ...(next?.trouble ? [`${name}: the next buyer was not served at once: ${next.trouble}`] : []),
  ];
}
