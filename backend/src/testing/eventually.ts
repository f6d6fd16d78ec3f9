import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 25;
/** Long enough for a machine that is busy with other work. */
const PATIENCE_MS = 60_000;

/** Asks again until there is an answer: for what happens in the background, in its own time. */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined | null | false>,
  withinMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain: ${what}.`);
    await pause(STEP_MS);
  }
}

/**
 * Waits until nothing is left. A loaded machine takes its time: only as long as the number does not change is patience short.
 * @param left what there still is, in words
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

/** Something to wait for until a test lets go. */
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
