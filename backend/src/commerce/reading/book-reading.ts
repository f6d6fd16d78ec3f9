import { bookByProductId, type Palette, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { DownloadLinks } from '../downloads/download-links.js';
import { isReadHere } from '../downloads/download-rules.js';
import { type Download, Downloads } from '../downloads/downloads.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { isPaidFor, type OrderStatus } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { findOrderLine } from './reading.queries.js';

export interface ReadLine {
  order: Order;
  lineNumber: number;
  productId: string;
  title: string;
}

export interface BookFacts {
  title: string;
  author: string;
  /** Identifies the file; each edition has another. */
  version: string;
  sizeBytes: number;
  /** Null for a book without content. */
  palette: Palette | null;
  orderPath: string;
}

/** The link of the order's page is the key. */
@Injectable()
export class BookReading {
  constructor(
    private readonly database: Database,
    private readonly links: OrderPageLinks,
    private readonly downloadLinks: DownloadLinks,
    private readonly downloads: Downloads,
  ) {}

  /**
   * @param token of the order's page
   * @throws DomainError not-found for an invalid link, or a line without an e-book; forbidden after a refund and
   * during a dispute
   */
  async open(token: string, line: string): Promise<ReadLine> {
    const lineNumber = numberOf(line);
    const order = await this.links.open(token);
    if (!order) throw unknown();
    noteInLog({ orderId: order.id });
    const bought = await findOrderLine(this.database.manager, order.id, lineNumber);
    if (bought?.type !== 'ebook') throw unknown();
    const closed = whyClosed(order.status);
    if (closed) throw closed;
    return { order, lineNumber, productId: bought.productId, title: bought.title };
  }

  async facts(token: string, lineNumber: string): Promise<BookFacts> {
    const line = await this.open(token, lineNumber);
    const { version, sizeBytes } = await this.file(line, false);
    return {
      title: line.title,
      author: site.author.name,
      version,
      sizeBytes,
      palette: bookByProductId(line.productId)?.palette ?? null,
      orderPath: await this.links.pathOf(line.order.id),
    };
  }

  /**
   * Opens the ePub through a daily link of the order's page, so the rules of downloads apply.
   * @param isOpening records the link as opened
   */
  async file({ order, productId }: ReadLine, isOpening: boolean): Promise<Download> {
    const epubs = (await this.downloadLinks.grant(order)).filter(
      (grant) => grant.productId === productId && grant.fileFormat === 'epub',
    );
    const grants = epubs.filter(isReadHere);
    const run = { id: `reading ${new Date().toISOString().slice(0, 10)}` };
    const [link] = await this.downloadLinks.issue(grants.slice(0, 1), 'page', {
      run,
      to: order.customerEmail,
    });
    if (!link) throw epubs.length > 0 ? fixedPages() : unknown();
    return this.downloads.find(link.path.slice(link.path.lastIndexOf('/') + 1), {
      isOpening,
      isPart: false,
      isLikelyPerson: true,
    });
  }
}

const fixedPages = () =>
  new DomainError(
    'not-found',
    'COMMERCE.FIXED_PAGES',
    'This book has fixed pages, which aren’t shown here. Download it from your order’s page, and open it in a reading app.',
  );

const unknown = () => new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'This link has expired.');

function whyClosed(status: OrderStatus): DomainError | undefined {
  if (isPaidFor(status)) return undefined;
  if (status === 'disputed') {
    const text = 'The bank is looking into this payment, so the book is on hold until that’s settled.';
    return new DomainError('forbidden', 'COMMERCE.ACCESS_PAUSED', text);
  }
  if (status === 'refunded') {
    const text = 'This purchase was refunded, so the book is no longer here to read.';
    return new DomainError('forbidden', 'COMMERCE.ACCESS_ENDED', text);
  }
  return unknown();
}

const numberOf = (line: string): number => (/^[1-9]\d{0,3}$/.test(line) ? Number(line) : 0);
