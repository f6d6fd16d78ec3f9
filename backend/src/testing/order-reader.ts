import { type HTMLElement, parse } from 'node-html-parser';

import type { RunningShop } from './running-shop.js';
import { ShopBooks } from './shop-books.js';
import { ApiSession } from './api-session.js';

/** Headers of a browser without scripts. */
const AS_BROWSER = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'content-type': 'application/x-www-form-urlencoded',
};

interface ReadPage {
  status: number;
  headers: Headers;
  location: string;
  html: HTMLElement;
  text: string;
}

export const filesOf = ({ html }: ReadPage): string[] =>
  html.querySelectorAll('a[href^="/d/"]').map((link) => link.getAttribute('href') ?? '');

/** A buyer who uses the order pages without scripts. */
export class OrderReader {
  private readonly visitor: ApiSession;

  constructor(private readonly shop: RunningShop) {
    this.visitor = new ApiSession(shop);
  }

  /** Buys a book for an address without orders. */
  async buy(customerEmail: string, card?: string): Promise<{ orderUrl: string; orderId: string }> {
    const secret = await this.visitor.startPayment({ customerEmail });
    await this.visitor.pay(secret, card);
    const { orderUrl } = await this.visitor.claim(secret);
    const books = new ShopBooks(this.shop);
    await books.allWorkIsDone();
    return { orderUrl, orderId: (await books.saleTo(customerEmail)).orderId };
  }

  open(path: string): Promise<ReadPage> {
    return this.read(path, {});
  }

  send(path: string, fields: Record<string, string>): Promise<ReadPage> {
    return this.read(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async codeIn(email: string): Promise<string> {
    await new ShopBooks(this.shop).allWorkIsDone();
    const mails = await this.visitor.mailsTo(email);
    const codes = mails.flatMap(({ text }) => /^(\d{6})$/m.exec(text ?? '')?.[1] ?? []);
    return codes.at(-1) ?? '';
  }

  private async read(path: string, init: RequestInit): Promise<ReadPage> {
    const answer = await fetch(`${this.shop.url}${path}`, {
      ...init,
      headers: AS_BROWSER,
      redirect: 'manual',
    });
    const html = parse(await answer.text());
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, headers: answer.headers, location, html, text: html.structuredText };
  }
}
