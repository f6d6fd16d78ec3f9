import type { EntityManager } from 'typeorm';

export async function isAddressKnown(manager: EntityManager, email: string): Promise<boolean> {
  const [found] = await manager.query<{ isKnown: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM user_assessments WHERE user_email = $1)
       OR EXISTS (SELECT 1 FROM legal_resource_bookmarks WHERE user_email = $1)
       OR EXISTS (SELECT 1 FROM companion_codes WHERE user_email = $1)
       OR EXISTS (SELECT 1 FROM companion_sessions WHERE user_email = $1) AS "isKnown"`,
    [email],
  );
  return found?.isKnown ?? false;
}

/** Deletes all rows of an address. @returns ids that emails may refer to */
export async function deleteAddress(
  manager: EntityManager,
  email: string,
): Promise<{ codeIds: string[]; assessmentIds: string[] }> {
  const remove = async (table: string) => {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `DELETE FROM ${table} WHERE user_email = $1 RETURNING id`,
      [email],
    );
    return rows.map(({ id }) => id);
  };
  const codeIds = await remove('companion_codes');
  await remove('legal_resource_bookmarks');
  const assessmentIds = await remove('user_assessments');
  await manager.query('DELETE FROM companion_sessions WHERE user_email = $1', [email]);
  return { codeIds, assessmentIds };
}
