import type { EntityManager } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';

export interface KnownStaff extends Staff {
  passwordHash: string;
}

/** Finds a staff member; other users are not found. @param by the address in lower case, or the id */
export async function findStaff(
  manager: EntityManager,
  by: { email: string } | { userId: string },
): Promise<KnownStaff | undefined> {
  const [column, value] = 'email' in by ? ['username', by.email] : ['id', by.userId];
  const [found] = await manager.query<KnownStaff[]>(
    `SELECT u.id AS "userId", u.username AS email, s.name, s.role, s.language, u.password AS "passwordHash"
     FROM users u JOIN staff s ON s.user_id = u.id WHERE u.${column} = $1`,
    [value],
  );
  return found;
}
