import { join } from 'node:path';

import { site } from '@lectern/catalogue';
import type { OwnerValue } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { ProductCatalog, Reviews, StripeAccount } from '../../commerce/index.js';
import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { IsolatedWorker } from '../../platform/isolated-worker.js';
import { Outage } from '../../platform/outage.js';
import { SitePages } from '../../site/site-pages.js';
import { pageHeaders } from '../../site/security-headers.js';
import { localTimeOf } from '../documents/local-time-rules.js';
import { PublishedArticles } from '../articles/published-articles.js';
import { ContentDrafts } from '../content-values/content-drafts.js';
import { withChanges } from '../content-values/content-fields.js';
import type { DraftChange } from '../content-values/content-rules.js';
import { ContentLibrary } from '../content-values/content-library.js';
import { ContentStore } from '../content-values/content-store.js';
import { PublishedPages } from '../pages/published-pages.js';
import { PREVIEW_LIMITS, PREVIEW_POLICY, previewPathOf } from './preview-rules.js';
import type { PreviewOutcome, PreviewTask } from './render-preview.thread.js';

export interface ContentPreview {
  html: string;
  headers: Record<string, string>;
}

export interface PreviewedProduct {
  id: string;
  title: string;
  description: string;
  price: number;
  fileFormats: readonly string[];
}

/** Of a product that exists only in a preview. */
const ABSENT = { type: 'ebook', pdfPages: null };

export interface PreviewChoice {
  /** Path, for a section that changes every page. */
  page?: string | undefined;
  /** The visitor's if undefined. */
  scheme?: 'light' | 'dark' | undefined;
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
    private readonly library: ContentLibrary,
    private readonly pages: SitePages,
  ) {}

  /** @throws DomainError if the section is unknown or has no page */
  async render(section: string, { page, scheme }: PreviewChoice = {}): Promise<ContentPreview> {
    const draft = await this.drafts.find(section);
    const path = previewPathOf(section, page);
    const { values } = await this.store.read();
    if (!path) throw noPage('This part of the site has no page to show.');
    return this.show(path, values, draft?.changes ?? [], [], scheme);
  }

  /**
   * @param forSale products to show as if they were on sale
   * @param scheme the visitor's if undefined
   * @throws DomainError if there is no such page
   */
  async show(
    path: string,
    values: readonly OwnerValue[],
    changes: readonly DraftChange[],
    forSale: readonly PreviewedProduct[] = [],
    scheme?: PreviewChoice['scheme'],
  ): Promise<ContentPreview> {
    const shown = withChanges(values, changes);
    const library = await this.library.of(shown);
    const drawnFolder = join(this.configuration.dataDir, 'owner-pictures');
    const data = await this.data(forSale);
    const outcome = await this.worker.run({ path, values: shown, library, drawnFolder, data, scheme });
    if (!outcome) throw new Outage('The preview took too long.');
    if (outcome.kind === 'none') throw noPage('The site doesn’t have this page at the moment.');
    if (outcome.kind === 'fault') throw new Error(outcome.message);
    const { html, styleHashes, drawn } = outcome;
    await this.pages.addFiles(drawn);
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

  private async data(forSale: readonly PreviewedProduct[]): Promise<object> {
    const onSale = await this.productCatalog.list();
    const products = [...onSale, ...forSale.filter(({ id }) => !onSale.some((each) => each.id === id))];
    const { blog } = await this.articles.read();
    const { ownPages } = await this.publishedPages.read();
    const { publicUrl, timeZone } = this.configuration;
    return {
      products: products.map((product) => ({ ...ABSENT, currency: site.currency, ...product })),
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
