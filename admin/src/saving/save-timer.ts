import { PAUSE_MS, retryDelayMs } from './saving-rules.js';

/** Waits for a pause in typing, or before a retry: longer after each one without an answer. */
export class SaveTimer {
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onDue: () => void) {}

  start(wait: 'pause' | 'retry'): void {
    this.stop();
    if (wait === 'retry') this.attempt += 1;
    const delayMs = wait === 'pause' ? PAUSE_MS : retryDelayMs(this.attempt);
    this.timer = setTimeout(this.onDue, delayMs);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The server answered: the next retry is the first again. */
  reset(): void {
    this.attempt = 0;
  }
}
