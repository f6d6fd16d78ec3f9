import type { Email } from 'postal-mime';

import { eventually } from './eventually.js';
import { linksIn } from './kept-emails.js';
import { MailServer } from './mail-server.js';
import { openShop, type RunningShop } from './running-shop.js';
import { ShopBooks } from './shop-books.js';
import { OWNER, ApiSession } from './api-session.js';
import { signInOwner } from './staff-sessions.js';

/** An order in the dashboard, or an error. */
export interface AdminOrder {
  id: string;
  status: string;
  customerEmail: string;
  isStuck: boolean;
  isHeldBack: boolean;
  notes: { id: string; body: string; version: number; editedBy: string | null }[];
  troubles: { job: string; failures: number }[];
  papers: object[];
  timeline: {
    kind: string;
    email: string | null;
    text: string | null;
    count: number | null;
    by: string | null;
  }[];
  steps: Record<string, unknown>;
  detail: string;
  code: string;
  errors?: { field: string; message: string }[];
}

/** Order of the product of {@link OrdersAdmin.sellPaperback}. */
export const PAPERBACK = {
  productId: 'peace-paperback',
  shippingAddress: {
    name: 'Ruth',
    line1: '12 Orchard Lane',
    city: 'Richmond',
    region: 'Virginia',
    postalCode: '23220',
    country: 'US',
  },
};

/** A shop with a mail server, and its owner signed in to the dashboard. */
export class OrdersAdmin {
  private constructor(
    readonly shop: RunningShop,
    readonly server: MailServer,
    readonly owner: ApiSession,
    readonly visitor = new ApiSession(shop),
    readonly books = new ShopBooks(shop),
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<OrdersAdmin> {
    const server = new MailServer();
    const shop = await openShop({ ...OWNER, SMTP_URL: await server.open(), ...environment });
    return new OrdersAdmin(shop, server, await signInOwner(shop));
  }

  async close(): Promise<void> {
    await this.shop.stop();
    await this.server.close();
  }

  waitForEmails(email: string, count: number): Promise<Email[]> {
    return eventually(`${count} emails to ${email}`, async () =>
      this.server.to(email).length >= count ? this.server.to(email) : undefined,
    );
  }

  async linksTo(email: string, count: number): Promise<string[]> {
    const newest = (await this.waitForEmails(email, count)).at(-1);
    return newest ? linksIn(newest).map((path) => this.shop.url + path) : [];
  }

  async bought(customerEmail: string, input: object = {}): Promise<string> {
    await this.visitor.pay(await this.visitor.startPayment({ customerEmail, ...input }));
    await this.waitForEmails(customerEmail, 1);
    await this.books.allWorkIsDone();
    return (await this.books.saleTo(customerEmail)).orderId;
  }

  async sellPaperback(): Promise<void> {
    await this.shop.pool.query(
      `INSERT INTO products (id, title, description, price, type)
       VALUES ($1, 'Finding Peace, paperback', 'On paper.', 1995, 'paperback')`,
      [PAPERBACK.productId],
    );
  }

  /** @returns id of a paid order whose email failed temporarily */
  async buyWithFailingEmail(customerEmail: string): Promise<string> {
    this.server.refused.set(customerEmail, '451 4.3.0 come back later');
    await this.visitor.pay(await this.visitor.startPayment({ customerEmail }));
    const id = await eventually('the failure', async () => {
      const { orderId } = await this.books.saleTo(customerEmail);
      return (await this.kindsOf(orderId)).includes('letter-failing') ? orderId : undefined;
    });
    this.server.refused.delete(customerEmail);
    return id;
  }

  async read(id: string): Promise<AdminOrder> {
    return (await this.owner.get<AdminOrder>(`/api/admin/orders/${id}`)).body;
  }

  async kindsOf(id: string): Promise<string[]> {
    return (await this.read(id)).timeline.map(({ kind }) => kind);
  }

  /** Actions in the audit log, oldest first. */
  async loggedOf(id: string): Promise<string[]> {
    const { rows } = await this.shop.pool.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_kind = 'order' AND subject_id = $1 ORDER BY at`,
      [id],
    );
    return rows.map(({ action }) => action);
  }

  post(id: string, action: string, body?: object) {
    return this.owner.post<AdminOrder>(`/api/admin/orders/${id}/${action}`, body);
  }

  put(id: string, part: string, body: object) {
    return this.owner.put<AdminOrder>(`/api/admin/orders/${id}/${part}`, body);
  }
}
