import { recall, remember } from '../build/memory.mjs';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** For a log, which cannot be redrawn. */
const remindEveryMs = 15_000;

/** @param {number} ms */
export function seconds(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const whole = Math.round(ms / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Shows the progress of a step: a spinner on a terminal, else plain lines.
 * @param {string} doing such as 'Installing packages'
 * @param {import('node:tty').WriteStream} [stream]
 * @param {number} [lastMs] how long it took the last time
 */
export function showStep(doing, stream = process.stdout, lastMs) {
  const startedMs = performance.now();
  const last = lastMs === undefined ? '' : `, last time ${seconds(lastMs)}`;
  const elapsed = () => `${seconds(performance.now() - startedMs)}${last}`;
  let detail = '';
  let frame = 0;

  const draw = () => {
    const text = `${frames[frame++ % frames.length]} ${doing} (${elapsed()})${detail && ` ${detail}`}`;
    stream.write(`\r\x1b[2K${text.slice(0, (stream.columns || 80) - 1)}`);
  };
  const remind = () => stream.write(`  still ${doing.toLowerCase()} (${elapsed()}) ${detail}\n`);

  if (!stream.isTTY) stream.write(`${doing} …${last && ` (${last.slice(2)})`}\n`);
  const timer = stream.isTTY ? setInterval(draw, 100) : setInterval(remind, remindEveryMs);

  /** @param {string} line */
  const end = (line) => {
    clearInterval(timer);
    stream.write(`${stream.isTTY ? '\r\x1b[2K' : ''}${line}\n`);
  };
  return {
    /** @param {string} text */
    say(text) {
      detail = text;
    },
    /** @param {string} done such as 'Installed the packages' */
    done: (done) => end(`✓ ${done} (${elapsed()})`),
    failed: () => end(`✗ ${doing}: did not succeed (${elapsed()})`),
  };
}

/**
 * Shows the progress of some work, with the time it took the last time.
 * @template T
 * @param {string} doing
 * @param {string} done
 * @param {(say: (detail: string) => void) => Promise<T>} work
 * @param {{ size?: number }} [options] amount of work, if it varies
 */
export async function step(doing, done, work, { size = 1 } = {}) {
  const part = `time ${doing.toLowerCase()} ${size}`;
  const shown = showStep(doing, process.stdout, recall(part));
  const startedMs = performance.now();
  try {
    const result = await work(shown.say);
    shown.done(done);
    remember(part, Math.round(performance.now() - startedMs));
    return result;
  } catch (error) {
    shown.failed();
    throw error;
  }
}
