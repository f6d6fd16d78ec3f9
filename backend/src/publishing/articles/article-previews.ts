import { Injectable } from '@nestjs/common';

import { ProductCatalog, StripeAccount } from '../../commerce/index.js';
import { Configuration } from '../../platform/config/configuration.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { prerenderOne } from '../../site/prerenderer.js';
import { pageHeaders } from '../../site/security-headers.js';
import { withoutScripts } from '../../site/without-scripts.js';
import { checkBody } from './article-body.js';
import { PREVIEW_DAYS } from './article-rules.js';
import { Articles } from './articles.js';
import { localTimeOf } from './local-time-rules.js';
import { PublishedArticles } from './published-articles.js';

const PURPOSE = 'article-preview';
const DAY_MS = 24 * 60 * 60_000;

/** Its address is secret, and it shows what is not published. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

export interface ArticlePreview {
  html: string;
  headers: Record<string, string>;
}

/** Shows drafts to people without an account, by signed links that expire. */
@Injectable()
export class ArticlePreviews {
  constructor(
    private readonly articles: Articles,
    private readonly published: PublishedArticles,
    private readonly links: SignedLinks,
    private readonly productCatalog: ProductCatalog,
    private readonly account: StripeAccount,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError if the article is unknown, or has parts that cannot be shown */
  async createLink(id: string): Promise<{ url: string; expiresAt: Date }> {
    checkBody(await this.articles.findBody(id));
    const expiresAt = new Date(Date.now() + PREVIEW_DAYS * DAY_MS);
    const token = await this.links.token(PURPOSE, `${id}.${expiresAt.getTime()}`);
    return { url: `${this.configuration.publicUrl}/preview/${token}`, expiresAt };
  }

  /**
   * The page of the current draft; undefined if the link is unknown or expired.
   * @throws DomainError if the draft has parts that cannot be shown
   */
  async show(token: string): Promise<ArticlePreview | undefined> {
    const signed = await this.links.read(PURPOSE, token);
    const [id = '', expiresAtMs = '0'] = signed?.split('.') ?? [];
    if (Number(expiresAtMs) <= Date.now()) return undefined;
    const row = await this.articles.findDraft(id);
    if (!row) return undefined;
    checkBody(row.value.body);
    const value = { ...row.value, slug: row.value.slug || 'preview' };
    const { blog, path } = await this.published.readWith(value, row);
    const { publicUrl, timeZone, hsts } = this.configuration;
    const products = await this.productCatalog.list();
    const page = await prerenderOne(path, {
      blog,
      ownPages: [],
      products,
      offSaleIds: await this.productCatalog.findIdsExcept(products),
      reviews: {},
      alsoBought: {},
      sandbox: this.account.isSandbox,
      measurementId: null,
      publicUrl,
      timeZone,
      today: localTimeOf(new Date(), timeZone).slice(0, 'YYYY-MM-DD'.length),
    });
    if (!page) return undefined;
    const headers = pageHeaders({ styleHashes: page.styleHashes, hsts, allowsTag: false });
    const html = withoutScripts(page.html).replace('content="index, follow"', 'content="noindex"');
    return { html, headers: { ...headers, ...PRIVATE } };
  }
}
