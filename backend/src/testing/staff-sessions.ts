import { Passwords } from '../platform/access/passwords.js';
import type { Staff } from '../platform/access/staff.js';
import { ApiSession, OWNER } from './api-session.js';
import type { RunningShop } from './running-shop.js';

/** A staff member for code without sessions. */
export const RUTH: Staff = { userId: 'u-ruth', name: 'Ruth', email: 'ruth@staff.example', role: 'owner' };

async function signedIn(shop: RunningShop, email?: string): Promise<ApiSession> {
  const session = new ApiSession(shop);
  const { status } = await session.signIn(email);
  if (status !== 200) throw new Error(`Signing in answered ${status}.`);
  return session;
}

/** Signs in the first owner of a shop that was opened with {@link OWNER}, and creates her account if there is none. */
export const signInOwner = (shop: RunningShop): Promise<ApiSession> => signedIn(shop);

export async function signInHelper(shop: RunningShop): Promise<ApiSession> {
  const email = 'helper@example.com';
  const password = await shop.app.get(Passwords).hash(OWNER.ADMIN_PASSWORD);
  await shop.pool.query(
    `WITH made AS (INSERT INTO users (username, password) VALUES ($1, $2) RETURNING id)
     INSERT INTO staff (user_id, name, role) SELECT id, 'Helper', 'helper' FROM made`,
    [email, password],
  );
  return signedIn(shop, email);
}
