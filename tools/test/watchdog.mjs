/** How long a run may be silent: longer than any single test may take, and than the longest check that says nothing. */
const silenceMs = 120_000;

/**
 * Notices when nothing is heard any more of any of the works it looks after.
 * @param {(waitedFor: string[]) => void} onSilence told once what was not heard of, each with the last that was said of it
 * @param {number} [limitMs]
 */
export function watchdog(onSilence, limitMs = silenceMs) {
  /** @type {Map<string, string>} */
  const working = new Map();
  const tell = () => onSilence([...working].map(([title, last]) => (last ? `${title}, at ${last}` : title)));
  const timer = setTimeout(tell, limitMs);
  return {
    /** @param {string} title @param {string} [detail] what is being done */
    heard(title, detail = '') {
      working.set(title, detail || (working.get(title) ?? ''));
      timer.refresh();
    },
    /** @param {string} title */
    done(title) {
      working.delete(title);
      timer.refresh();
    },
    stop: () => clearTimeout(timer),
  };
}
