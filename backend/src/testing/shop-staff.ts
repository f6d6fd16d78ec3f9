import { Passwords } from '../platform/access/passwords.js';
import type { Staff } from '../platform/access/staff.js';
import type { RunningShop } from './running-shop.js';

export const OWNER = { ADMIN_EMAIL: 'Owner@Example.com', ADMIN_PASSWORD: 'a quiet study at dusk' };

/** Somebody who does things where no session is looked at. */
export const RUTH: Staff = { userId: 'u-ruth', name: 'Ruth', email: 'ruth@staff.example', role: 'owner' };

export interface StaffAnswer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

/** Somebody at the dashboard's API, in a browser of their own: its cookie is kept. */
export class ShopStaff {
  private readonly jar = new Map<string, string>();

  constructor(private readonly shop: RunningShop) {}

  /** As it goes with each call; '' without one. */
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    this.jar.clear();
    for (const pair of header.split('; ').filter(Boolean)) this.put(pair);
  }

  private put(pair: string): void {
    const [name = '', value = ''] = pair.split('=');
    if (value) this.jar.set(name, value);
    else this.jar.delete(name);
  }

  async ask<T = Record<string, unknown>>(
    method: string,
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<StaffAnswer<T>> {
    const response = await fetch(`${this.shop.url}${address}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const given of response.headers.getSetCookie()) {
      const [pair = ''] = given.split(';');
      this.put(pair);
    }
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as T,
    };
  }

  signIn(email = OWNER.ADMIN_EMAIL, password = OWNER.ADMIN_PASSWORD) {
    return this.ask('POST', '/api/admin/session', { email, password });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.ask<{ signedIn: boolean }>('GET', '/api/admin/me')).body.signedIn;
  }
}

/** Gives the shop its first owner, and signs her in; the shop has been opened with {@link OWNER}. */
export async function signInOwner(shop: RunningShop): Promise<ShopStaff> {
  const staff = new ShopStaff(shop);
  const { status } = await staff.signIn();
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return staff;
}

/** Somebody whom the owner has asked to help, signed in. */
export async function signInHelper(shop: RunningShop): Promise<ShopStaff> {
  const email = 'helper@example.com';
  const password = await shop.app.get(Passwords).hash(OWNER.ADMIN_PASSWORD);
  await shop.pool.query(
    `WITH made AS (INSERT INTO users (username, password) VALUES ($1, $2) RETURNING id)
     INSERT INTO staff (user_id, name, role) SELECT id, 'Helper', 'helper' FROM made`,
    [email, password],
  );
  const staff = new ShopStaff(shop);
  const { status } = await staff.signIn(email);
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return staff;
}
