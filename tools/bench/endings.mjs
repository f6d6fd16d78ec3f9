/** @typedef {() => Promise<unknown>} Ending */

/**
 * What has to be ended or removed when the work is over, the last first. It is all done once, whoever asks:
 * the end of the work, or a signal in the middle of it.
 */
export function endings() {
  /** @type {Ending[]} */
  const open = [];
  /** @type {Promise<void> | undefined} */
  let running;

  async function endAll() {
    for (let end = open.pop(); end; end = open.pop()) await end().catch(() => undefined);
  }
  return {
    /** @param {Ending} end */
    add(end) {
      open.push(end);
      // It came to be while everything else was being ended.
      if (running) running = running.then(endAll);
    },
    /** @returns {Promise<void>} */
    async run() {
      running ??= endAll();
      for (let seen; seen !== running;) {
        seen = running;
        await seen;
      }
    },
  };
}

/** @typedef {ReturnType<typeof endings>} Endings */
