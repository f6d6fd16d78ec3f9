import type { EntityManager } from 'typeorm';

import { PASSWORD_LINK_HOURS } from '../passwords/password-rules.js';

export interface Account {
  email: string;
  name: string;
  role: string;
}

export function findAccounts(manager: EntityManager): Promise<Account[]> {
  return manager.query(
    `SELECT u.username AS email, s.name, s.role FROM users u JOIN staff s ON s.user_id = u.id
     ORDER BY s.role DESC, u.username`,
  );
}

/** Deletes everything that signs a user in, except the password. */
export async function deleteSignInMethods(manager: EntityManager, userId: string): Promise<void> {
  for (const table of ['second_factors', 'recovery_codes', 'passkeys', 'sessions', 'staff_email_codes'])
    await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
}

export async function upsertResetLink(
  manager: EntityManager,
  userId: string,
  tokenHash: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO password_resets (user_id, token_hash, expires_at)
     VALUES ($1, $2, now() + interval '${PASSWORD_LINK_HOURS} hours')
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [userId, tokenHash],
  );
}
