import { Injectable } from '@nestjs/common';

import { isBot } from '../../platform/http/bots.js';
import { networkSource } from '../../platform/rate-limits/network-source.js';
import { SitePages } from '../../site/site-pages.js';
import { CountBuffer } from '../statistics/daily-counts.js';
import type { ChartSource } from '../statistics/statistics-rules.js';
import { countedDaily } from '../statistics/statistics.queries.js';
import { BURST, BURST_REFILL_MS, MAX_NETWORKS } from './page-view-rules.js';

/** Leaky bucket per network, so that one network cannot inflate the counts. In memory: it stores no visitor data. */
@Injectable()
export class PageViewLimiter {
  private readonly freeAtMs = new Map<string, number>();

  /** @returns whether the view counts */
  take(ip: string | undefined, nowMs = Date.now()): boolean {
    const source = networkSource((ip ?? '').toLowerCase());
    const freeAtMs = Math.max(this.freeAtMs.get(source) ?? 0, nowMs);
    if (freeAtMs > nowMs + (BURST - 1) * BURST_REFILL_MS) return false;
    this.freeAtMs.delete(source);
    this.freeAtMs.set(source, freeAtMs + BURST_REFILL_MS);
    this.forget(nowMs);
    return true;
  }

  private forget(nowMs: number): void {
    for (const [source, freeAtMs] of this.freeAtMs) {
      if (freeAtMs > nowMs && this.freeAtMs.size <= MAX_NETWORKS) return;
      this.freeAtMs.delete(source);
    }
  }
}

interface PageView {
  path: string;
  ip: string | undefined;
  userAgent: string | undefined;
}

/** Figure in `daily_counts`; its subjects are paths. */
export const PAGE_VIEWS = 'page-view';

/** Counts page views by path and day, without any data about visitors. */
@Injectable()
export class PageViews {
  constructor(
    private readonly pages: SitePages,
    private readonly limiter: PageViewLimiter,
    private readonly counts: CountBuffer,
  ) {}

  count({ path, ip, userAgent }: PageView): void {
    if (isBot(userAgent)) return;
    const page = this.pages.publicPathOf(path);
    if (page && this.limiter.take(ip)) this.counts.count(PAGE_VIEWS, page);
  }
}

export const pageViewStatistics: ChartSource = {
  sql: countedDaily(PAGE_VIEWS, 'views'),
  measures: [{ name: 'views', label: 'Page views', unit: 'count' }],
  partLabel: 'Page',
  partLimit: 25,
};
