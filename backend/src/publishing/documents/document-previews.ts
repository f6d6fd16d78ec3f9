import { contentBlog } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { ProductCatalog, StripeAccount } from '../../commerce/index.js';
import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { prerenderOne } from '../../site/prerenderer.js';
import { pageHeaders } from '../../site/security-headers.js';
import { withoutScripts } from '../../site/without-scripts.js';
import { DocumentKinds } from './document-kinds.js';
import { PREVIEW_DAYS } from './document-rules.js';
import type { DocumentRow } from './document-row.js';
import { localTimeOf } from './local-time-rules.js';

/** Of articles first; links of that time stay valid. */
const PURPOSE = 'article-preview';
const DAY_MS = 24 * 60 * 60_000;

/** Its address is secret, and it shows what is not published. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

export interface DocumentPreview {
  html: string;
  headers: Record<string, string>;
}

/** Shows drafts to people without an account, by signed links that expire. */
@Injectable()
export class DocumentPreviews {
  constructor(
    private readonly kinds: DocumentKinds,
    private readonly links: SignedLinks,
    private readonly productCatalog: ProductCatalog,
    private readonly account: StripeAccount,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError if the text is unknown, or has parts that cannot be shown */
  async createLink(id: string): Promise<{ url: string; expiresAt: Date }> {
    const row = await this.kinds.find(id);
    await this.kinds.of(row.kind).preview(row);
    const expiresAt = new Date(Date.now() + PREVIEW_DAYS * DAY_MS);
    const token = await this.links.token(PURPOSE, `${id}.${expiresAt.getTime()}`);
    return { url: `${this.configuration.publicUrl}/preview/${token}`, expiresAt };
  }

  /**
   * The page of the current draft; undefined if the link is unknown or expired.
   * @throws DomainError if the draft has parts that cannot be shown
   */
  async show(token: string): Promise<DocumentPreview | undefined> {
    const signed = await this.links.read(PURPOSE, token);
    const [id = '', expiresAtMs = '0'] = signed?.split('.') ?? [];
    if (Number(expiresAtMs) <= Date.now()) return undefined;
    const row = await this.findDraft(id);
    if (!row) return undefined;
    const { path, blog = contentBlog, ownPages = [] } = await this.kinds.of(row.kind).preview(row);
    const { publicUrl, timeZone, hsts } = this.configuration;
    const products = await this.productCatalog.list();
    const page = await prerenderOne(path, {
      blog,
      ownPages,
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

  /** A draft that is not in the bin; undefined if there is none. */
  private async findDraft(id: string): Promise<DocumentRow<object> | undefined> {
    const row = await this.kinds.find(id).catch((error: unknown) => {
      if (error instanceof DomainError) return undefined;
      throw error;
    });
    return row?.state === 'binned' ? undefined : row;
  }
}
