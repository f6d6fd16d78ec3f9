import { Injectable } from '@nestjs/common';

import { networkSource } from '../../platform/rate-limits/network-source.js';
import { SitePages } from '../../site/site-pages.js';
import { CountBuffer } from '../statistics/daily-counts.js';
import { countedDaily, type ChartSource } from '../statistics/statistics-rules.js';

const PROGRAMS =
  /bot\b|bots\b|crawl|spider|slurp|archiver|headless|lighthouse|preview|monitor|uptime|scan|curl|wget|python|java\/|okhttp|axios|node-fetch|facebookexternalhit|whatsapp/i;

/** Whether a call says of itself that no person sits before it. Who hides that, counts. */
const isProgram = (userAgent: string | undefined): boolean => !userAgent || PROGRAMS.test(userAgent);

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
export class PageViewLimiter {
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

interface PageView {
  path: string;
  ip: string | undefined;
  userAgent: string | undefined;
}

/** What pages are counted under; its subjects are their paths. */
export const PAGE_VIEWS = 'page-view';

/** Counts that a page was shown: by its path and the day. Who saw it is not noted, nor whether it was the same person. */
@Injectable()
export class PageViews {
  constructor(
    private readonly pages: SitePages,
    private readonly bursts: PageViewLimiter,
    private readonly tally: CountBuffer,
  ) {}

  count({ path, ip, userAgent }: PageView): void {
    if (isProgram(userAgent)) return;
    const page = this.pages.publicPathOf(path);
    if (page && this.bursts.take(ip)) this.tally.count(PAGE_VIEWS, page);
  }
}

/** Pages that were shown, by their paths. */
export const pageViewStatistics: ChartSource = {
  sql: countedDaily(PAGE_VIEWS, 'views'),
  measures: [{ name: 'views', label: 'Page views', unit: 'count' }],
  partLabel: 'Page',
  partLimit: 25,
};
