import { Injectable } from '@nestjs/common';

import { networkSource } from '../../platform/access/network-source.js';

/** So many pages at once from one network, and then one more in each time. */
const BURST = 60;
const EVERY_MS = 1_000;
/** Beyond that many networks at once, those are forgotten that have waited longest. */
const REMEMBERED = 20_000;

/**
 * Keeps one network from counting as a crowd: a leaky bucket for each, in the memory of this process and nowhere else,
 * since a count is worth no row about anybody.
 */
@Injectable()
export class SourceBursts {
  private readonly freeAtMs = new Map<string, number>();

  /** @returns whether it counts */
  take(ip: string | undefined, nowMs = Date.now()): boolean {
    const source = networkSource((ip ?? '').toLowerCase());
    const freeAtMs = Math.max(this.freeAtMs.get(source) ?? 0, nowMs);
    if (freeAtMs > nowMs + (BURST - 1) * EVERY_MS) return false;
    this.freeAtMs.delete(source);
    this.freeAtMs.set(source, freeAtMs + EVERY_MS);
    this.forget(nowMs);
    return true;
  }

  private forget(nowMs: number): void {
    for (const [source, freeAtMs] of this.freeAtMs) {
      if (freeAtMs > nowMs && this.freeAtMs.size <= REMEMBERED) return;
      this.freeAtMs.delete(source);
    }
  }
}
