import { Injectable } from '@nestjs/common';

import { ProductCatalog, Reviews, StripeAccount } from '../../commerce/index.js';
import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { IsolatedWorker } from '../../platform/isolated-worker.js';
import { Outage } from '../../platform/outage.js';
import { pageHeaders } from '../../site/security-headers.js';
import { localTimeOf } from '../documents/local-time-rules.js';
import { PublishedArticles } from '../articles/published-articles.js';
import { ContentDrafts } from '../content-values/content-drafts.js';
import { PICTURE_SLOT, withChanges } from '../content-values/content-fields.js';
import { ContentStore } from '../content-values/content-store.js';
import { PublishedPages } from '../pages/published-pages.js';
import { PREVIEW_LIMITS, PREVIEW_POLICY, previewPathOf } from './preview-rules.js';
import type { PreviewOutcome, PreviewTask } from './render-preview.thread.js';

export interface ContentPreview {
  html: string;
  headers: Record<string, string>;
}

/** Renders the draft of a section as its page, with the place of each text that can be changed. */
@Injectable()
export class ContentPreviews {
  private readonly worker = new IsolatedWorker<PreviewTask, PreviewOutcome>(
    new URL('./render-preview.thread.js', import.meta.url),
    PREVIEW_LIMITS,
  );

  constructor(
    private readonly drafts: ContentDrafts,
    private readonly store: ContentStore,
    private readonly productCatalog: ProductCatalog,
    private readonly reviews: Reviews,
    private readonly articles: PublishedArticles,
    private readonly publishedPages: PublishedPages,
    private readonly account: StripeAccount,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError if the section is unknown or has no page */
  async render(section: string): Promise<ContentPreview> {
    const draft = await this.drafts.find(section);
    const path = previewPathOf(section);
    const { values } = await this.store.read();
    // The dashboard shows a chosen picture from the library.
    const shown = withChanges(values, draft?.changes ?? []).filter(({ file }) => file !== PICTURE_SLOT.file);
    if (!path) throw noPage('This part of the site has no page to show.');
    const outcome = await this.worker.run({ path, values: shown, data: await this.data() });
    if (!outcome) throw new Outage('The preview took too long.');
    if (outcome.kind === 'none') throw noPage('The site doesn’t have this page at the moment.');
    if (outcome.kind === 'fault') throw new Error(outcome.message);
    const { html, styleHashes } = outcome;
    const { hsts } = this.configuration;
    const headers = pageHeaders({ styleHashes, hsts, allowsTag: false });
    return {
      html: html.replace('content="index, follow"', 'content="noindex"'),
      headers: {
        ...headers,
        'content-security-policy': `${headers['content-security-policy']}, ${PREVIEW_POLICY}`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      },
    };
  }

  private async data(): Promise<object> {
    const products = await this.productCatalog.list();
    const { blog } = await this.articles.read();
    const { ownPages } = await this.publishedPages.read();
    const { publicUrl, timeZone } = this.configuration;
    return {
      products,
      blog,
      ownPages,
      offSaleIds: await this.productCatalog.findIdsExcept(products),
      reviews: await this.reviews.approved(),
      alsoBought: {},
      sandbox: this.account.isSandbox,
      measurementId: null,
      publicUrl,
      timeZone,
      today: localTimeOf(new Date(), timeZone).slice(0, 'YYYY-MM-DD'.length),
    };
  }
}

const noPage = (message: string): DomainError => new DomainError('not-found', 'CONTENT.NO_PAGE', message);
