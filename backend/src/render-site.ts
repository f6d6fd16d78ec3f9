import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

import { BooksInCommon, ProductCatalog, ProductsOnSale, Reviews, StripeAccount } from './commerce/index.js';
import { dayIn, SiteSettings } from './owner-tools/index.js';
import { Configuration } from './platform/config/configuration.js';
import { ChangeFeed } from './platform/events/change-feed.js';
import { defineFeature } from './platform/features/feature.js';
import { SETTINGS_CHANGED } from './platform/settings/settings.js';
import { RequestPriority } from './platform/request-priority.js';
import { CONSENT_PLACE, givenConsentWords } from './site/consent-words.js';
import type { RenderedSite } from './site/page.js';
import { prerender } from './site/prerenderer.js';
import { ShownWordsLog } from './site/shown-words.js';
import { SitePages } from './site/site-pages.js';

/** How soon it is tried again where the pages could not be rendered. */
const RETRY_MS = 10_000;
/** How often the clock is looked at: a page that tells the month is wrong for no longer when a day begins. */
const LONGEST_MS = 60 * 60_000;
/** How long the next page that nobody has asked for yet waits for visitors who do; a change of the pages waits for all of them. */
const REQUEST_PRIORITY_MS = 100;

/**
 * Renders every public page from the products as they are, what buyers say of them, the words that the owner has settled and the day that it is,
 * at start and again whenever one changes: the price in a page, in its structured data and in the charge is one, and needs no
 * deploy. What stands above the pages, and who may show them, changes without rendering them anew.
 */
@Injectable()
export class RenderSite implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Pages');
  private rendering: Promise<void> = Promise.resolve();
  private isWanted = false;
  private site: RenderedSite | undefined;
  private rendered = '';
  private shown = '';
  private timer: NodeJS.Timeout | undefined;
  private unsubscribe: (() => void) | undefined;
  private readonly stopping = new AbortController();

  constructor(
    private readonly productCatalog: ProductCatalog,
    private readonly onSale: ProductsOnSale,
    private readonly reviews: Reviews,
    private readonly booksInCommon: BooksInCommon,
    private readonly account: StripeAccount,
    private readonly configuration: Configuration,
    private readonly siteSettings: SiteSettings,
    private readonly shownWords: ShownWordsLog,
    private readonly changes: ChangeFeed,
    private readonly pages: SitePages,
    private readonly requestPriority: RequestPriority,
  ) {}

  /** From now on the pages follow the products and the settings; those that nobody has asked for yet are made too. */
  follow(): void {
    const turn = () => this.requestPriority.waitForRequests(REQUEST_PRIORITY_MS);
    this.rendering = this.rendering.then(() =>
      this.pages
        .renderAhead({ stopping: this.stopping.signal, turn })
        .catch((error: unknown) => this.logger.error('Pages could not be rendered.', error)),
    );
    this.onSale.follow(() => this.again());
    this.unsubscribe = this.changes.subscribe(SETTINGS_CHANGED, () => this.again());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.unsubscribe?.();
    await this.rendering;
    clearTimeout(this.timer);
  }

  /**
   * Renders and shows what differs from the last time; does nothing when nothing does. The first time, a page is
   * rendered when it is asked for; later on all of them are before one is shown, as there are older ones until then.
   */
  async execute(): Promise<void> {
    const products = await this.productCatalog.list();
    const reviews = await this.reviews.approved();
    const alsoBought = await this.booksInCommon.read();
    const { ownWords, pageSettings, changesInMs } = await this.siteSettings.readShown();
    this.againIn(changesInMs);
    const { publicUrl, timeZone, gaMeasurementId: measurementId = null } = this.configuration;
    const today = dayIn(timeZone, new Date());
    const sandbox = this.account.isSandbox;
    const data = { products, reviews, alsoBought, sandbox, measurementId, publicUrl, today, timeZone };
    const rendered = JSON.stringify([data, ownWords]);
    const shown = JSON.stringify([rendered, pageSettings]);
    if (shown === this.shown) return;
    const before = this.site;
    const site = before && rendered === this.rendered ? before : await prerender(data, ownWords);
    this.site = site;
    this.rendered = rendered;
    if (before) await this.pages.show(site, pageSettings);
    else this.pages.open(site, pageSettings);
    this.shown = shown;
    if (measurementId) await this.shownWords.record(CONSENT_PLACE, ownWords.consent ?? givenConsentWords());
  }

  /** Any number of changes while the pages are being rendered lead to one more rendering. */
  private again(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.rendering = this.rendering.then(async () => {
      this.isWanted = false;
      await this.execute().catch((error: unknown) => {
        this.logger.error('The pages could not be rendered again.', error);
        this.againIn(RETRY_MS);
      });
    });
  }

  private againIn(waitMs = LONGEST_MS): void {
    clearTimeout(this.timer);
    if (this.changes.stopping.aborted) return;
    this.timer = setTimeout(() => this.again(), Math.min(LONGEST_MS, waitMs));
    this.timer.unref();
  }
}

export const renderSite = defineFeature({ webProviders: [RenderSite] });
