import { createHash } from 'node:crypto';

import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

import type { OwnPage } from '@lectern/catalogue';
import { contentVersion } from '@lectern/catalogue/live';

import { PublishedRecordings } from './audio/index.js';
import { BooksInCommon, ProductCatalog, ProductsOnSale, Reviews, StripeAccount } from './commerce/index.js';
import { dayIn, SiteSettings } from './owner-tools/index.js';
import { Configuration } from './platform/config/configuration.js';
import { ChangeFeed } from './platform/events/change-feed.js';
import { defineFeature } from './platform/features/feature.js';
import { SETTINGS_CHANGED } from './platform/settings/settings.js';
import {
  DOCUMENTS_CHANGED,
  PICTURES_CHANGED,
  PublishedArticles,
  PublishedPages,
  ShownContent,
} from './publishing/index.js';
import { RequestPriority } from './platform/request-priority.js';
import { CONSENT_PLACE, givenConsentWords } from './site/consent-words.js';
import type { RenderedSite } from './site/page.js';
import { prerender } from './site/prerenderer.js';
import { ShownWordsLog } from './site/shown-words.js';
import { SitePages } from './site/site-pages.js';

const RETRY_MS = 10_000;
/** Pages show the month, so they are checked at least this often. */
const MAX_INTERVAL_MS = 60 * 60_000;
/** How long rendering a page in advance waits for requests of visitors. */
const REQUEST_PRIORITY_MS = 100;

/** Instead of the facts themselves, which are megabytes on a site with many articles. */
const fingerprintOf = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');

/** Pages that show the owner's texts. */
const earlyPages =
  (ownPages: readonly OwnPage[]) =>
  (path: string): boolean =>
    path === '/blog' || path.startsWith('/blog/') || ownPages.some((page) => page.path === path);

/**
 * Renders the public pages from content, products, reviews, articles, pictures, settings and the current day, at start
 * and when one of them changes.
 * So the price in a page, in its structured data and in the charge are the same. The site notice and the embed hosts
 * change without rendering.
 */
@Injectable()
export class RenderSite implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Pages');
  private rendering: Promise<void> = Promise.resolve();
  private isScheduled = false;
  private site: RenderedSite | undefined;
  private rendered = '';
  /** Version of the content in `rendered`. */
  private content = '';
  /** Like `rendered`, without the articles. */
  private renderedAround = '';
  private ownPages: readonly OwnPage[] = [];
  /** Pages whose content changed: they are replaced first. */
  private readonly changedPaths = new Set<string>();
  private shown = '';
  private timer: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;
  private readonly stopping = new AbortController();
  /** Ends a rendering whose data is older than a change. */
  private superseded = new AbortController();

  constructor(
    private readonly productCatalog: ProductCatalog,
    private readonly onSale: ProductsOnSale,
    private readonly reviews: Reviews,
    private readonly articles: PublishedArticles,
    private readonly publishedPages: PublishedPages,
    private readonly shownContent: ShownContent,
    private readonly booksInCommon: BooksInCommon,
    private readonly recordings: PublishedRecordings,
    private readonly account: StripeAccount,
    private readonly configuration: Configuration,
    private readonly siteSettings: SiteSettings,
    private readonly shownWords: ShownWordsLog,
    private readonly changes: ChangeFeed,
    private readonly pages: SitePages,
    private readonly requestPriority: RequestPriority,
  ) {}

  /** Re-renders on changes from now on, and renders pages in advance. */
  follow(): void {
    const turn = () => this.requestPriority.waitForRequests(REQUEST_PRIORITY_MS);
    this.rendering = this.rendering.then(() =>
      this.pages
        .renderAhead({ stopping: this.stopping.signal, turn })
        .catch((error: unknown) => this.logger.error('rendering pages in advance failed', error)),
    );
    this.onSale.follow(() => this.again());
    const subscriptions = [SETTINGS_CHANGED, DOCUMENTS_CHANGED, PICTURES_CHANGED].map((id) =>
      this.changes.subscribe(id, () => this.again()),
    );
    const unfollow = this.shownContent.follow((paths) => {
      for (const path of paths) this.changedPaths.add(path);
      this.again();
    });
    subscriptions.push(unfollow);
    // They may have come late, after the first rendering.
    if (contentVersion() !== this.content) this.again();
    this.unsubscribe = () => subscriptions.forEach((unsubscribe) => unsubscribe());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.unsubscribe?.();
    await this.rendering;
    clearTimeout(this.timer);
  }

  /**
   * Renders the pages if their data changed. At start, each page is rendered at its first request; later all are
   * rendered before they replace the older ones.
   */
  async execute(): Promise<void> {
    const products = await this.productCatalog.list();
    const offSaleIds = await this.productCatalog.findIdsExcept(products);
    const reviews = await this.reviews.approved();
    const { blog, ...articles } = await this.articles.read();
    const { ownPages, ...others } = await this.publishedPages.read();
    const moved = [...articles.moved, ...others.moved];
    const alsoBought = await this.booksInCommon.read();
    const recordedTitles = await this.recordings.publishedTitles();
    const { ownWords, countsClicks, pageSettings, changesInMs } = await this.siteSettings.readShown();
    this.againIn(changesInMs);
    const { publicUrl, timeZone, gaMeasurementId: measurementId = null } = this.configuration;
    const today = dayIn(timeZone, new Date());
    const sandbox = this.account.isSandbox;
    const data = {
      products,
      offSaleIds,
      reviews,
      alsoBought,
      ...(recordedTitles.length > 0 ? { recordedTitles } : {}),
      blog,
      ownPages,
      sandbox,
      countsClicks,
      measurementId,
      publicUrl,
      today,
      timeZone,
    };
    const content = (this.content = contentVersion());
    const rendered = fingerprintOf([content, data, ownWords, moved]);
    const around = fingerprintOf([content, { ...data, blog: null, ownPages: null }, ownWords, pageSettings]);
    const shown = fingerprintOf([rendered, pageSettings]);
    if (shown === this.shown) return;
    const before = this.site;
    const site = before && rendered === this.rendered ? before : await prerender(data, ownWords, moved);
    this.site = site;
    this.rendered = rendered;
    const { signal: stopping } = (this.superseded = new AbortController());
    const isSameAround = around === this.renderedAround;
    const changed = new Set(this.changedPaths);
    const early = isSameAround
      ? earlyPages([...this.ownPages, ...ownPages])
      : changed.size > 0
        ? (path: string) => changed.has(path)
        : undefined;
    this.renderedAround = around;
    this.ownPages = ownPages;
    if (before) await this.pages.show(site, pageSettings, early ? { early, stopping } : {});
    else this.pages.open(site, pageSettings);
    this.shown = stopping.aborted ? '' : shown;
    if (!stopping.aborted) for (const path of changed) this.changedPaths.delete(path);
    if (measurementId) await this.shownWords.record(CONSENT_PLACE, ownWords.consent ?? givenConsentWords());
  }

  /** Changes during a rendering lead to one more rendering. */
  private again(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.superseded.abort();
    this.rendering = this.rendering.then(async () => {
      this.isScheduled = false;
      await this.execute().catch((error: unknown) => {
        this.logger.error('rendering pages failed', error);
        this.againIn(RETRY_MS);
      });
    });
  }

  private againIn(waitMs = MAX_INTERVAL_MS): void {
    clearTimeout(this.timer);
    if (this.changes.stopping.aborted) return;
    this.timer = setTimeout(() => this.again(), Math.min(MAX_INTERVAL_MS, waitMs));
    this.timer.unref();
  }
}

export const renderSite = defineFeature({ webProviders: [RenderSite] });
