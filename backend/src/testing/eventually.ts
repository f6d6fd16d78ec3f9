import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 25;
/** Long enough for a loaded machine. */
const TIMEOUT_MS = 120_000;

export async function eventually<T>(
  what: string,
  check: () => Promise<T | undefined | null | false>,
  withinMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`Timeout of ${withinMs} ms: ${what}.`);
    await pause(STEP_MS);
  }
}

/**
 * Waits until nothing is left. The timeout starts again whenever the number changes, because machines may be loaded.
 * @param left lists the remaining items
 */
export async function nothingIsLeft(what: string, left: () => Promise<readonly string[]>): Promise<void> {
  for (let open = await left(); open.length > 0; open = await left()) {
    const before = open.length;
    await eventually(what, async () => (await left()).length !== before).catch((cause: unknown) => {
      const how = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${how} Left: ${open.slice(0, 20).join(', ')}`, { cause });
    });
  }
}

/** A promise that a test resolves. */
export class Gate {
  readonly passage: Promise<void>;
  open!: () => void;

  constructor() {
    this.passage = new Promise((resolve) => (this.open = resolve));
  }

  static open(): Gate {
    const gate = new Gate();
    gate.open();
    return gate;
  }
}
