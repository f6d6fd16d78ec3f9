import type { EntityManager } from 'typeorm';

/** Sets the new address of an opened code, and invalidates an earlier code. */
export async function updateNewAddress(manager: EntityManager, codeId: string, email: string): Promise<void> {
  await manager.query('UPDATE staff_email_codes SET new_email = $2, code_hash = NULL WHERE id = $1', [
    codeId,
    email,
  ]);
}

export async function findNewAddress(manager: EntityManager, userId: string): Promise<string | undefined> {
  const [found] = await manager.query<{ email: string | null }[]>(
    'SELECT new_email AS email FROM staff_email_codes WHERE user_id = $1',
    [userId],
  );
  return found?.email ?? undefined;
}
