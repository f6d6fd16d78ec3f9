import { expect } from '@playwright/test';
import type pg from 'pg';

/** A point between two lines at which the process will be killed: a trigger blocks this write. */
export interface CrashPoint {
  step: string;
  event: string;
  /** SQL condition for the write. */
  condition?: string;
}

/** Arbitrary base. Each point has two advisory locks: one blocks the write, the other lets only one writer reach it. */
const FIRST_LOCK = 7_306_100;

/** Blocks a process at several writes, until it is killed at all of them at once. */
export class CrashPoints {
  private readonly bars = new Map<CrashPoint, number>();
  private armed: CrashPoint[] = [];

  /** @param client whose connection holds the locks */
  constructor(private readonly client: pg.Client) {}

  /** Creates the triggers, inactive. Later a blocked process holds their tables. */
  async place(points: CrashPoint[]): Promise<void> {
    for (const point of points) {
      const bar = FIRST_LOCK + 2 * this.bars.size;
      this.bars.set(point, bar);
      await this.take(bar + 1);
      await this.client.query(`
        CREATE FUNCTION crash_point_${bar}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF pg_try_advisory_xact_lock(${bar + 1}) THEN
            PERFORM pg_advisory_xact_lock_shared(${bar});
          END IF;
          RETURN NULL;
        END $$`);
      const when = point.condition ? `WHEN (${point.condition})` : '';
      await this.client.query(`
        CREATE TRIGGER crash_point_${bar} AFTER ${point.event} FOR EACH ROW ${when}
        EXECUTE FUNCTION crash_point_${bar}()`);
    }
  }

  /** Blocks the next matching write, with everything before it written and nothing after it. Later writes pass. */
  async arm(point: CrashPoint): Promise<void> {
    await this.take(this.barOf(point));
    await this.letGo(this.barOf(point) + 1);
    this.armed.push(point);
  }

  /** Waits until a process is blocked at each armed point. */
  async reached(): Promise<void> {
    const free = async () => {
      const { rows } = await this.client.query<{ bar: number }>(
        `SELECT objid::int AS bar FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
      );
      const held = new Set(rows.map(({ bar }) => bar));
      return this.armed.filter((point) => !held.has(this.barOf(point))).map(({ step }) => step);
    };
    await expect
      .poll(free, { timeout: 180_000, intervals: [50], message: 'points at which nobody stands' })
      .toEqual([]);
  }

  /** After the kill: lets the statements of the dead process end and roll back, and waits for that. */
  async disarm(): Promise<void> {
    for (const point of this.armed) await this.letGo(this.barOf(point));
    for (const point of this.armed.splice(0)) await this.take(this.barOf(point) + 1);
  }

  private barOf(point: CrashPoint): number {
    const bar = this.bars.get(point);
    if (bar === undefined) throw new Error(`There is no trigger where ${point.step}.`);
    return bar;
  }

  private take(lock: number) {
    return this.client.query('SELECT pg_advisory_lock($1)', [lock]);
  }

  private letGo(lock: number) {
    return this.client.query('SELECT pg_advisory_unlock($1)', [lock]);
  }
}
