import type { EntityManager } from 'typeorm';

/** `18.1` */
export async function findServerVersion(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ server_version: string }[]>('SHOW server_version');
  return row?.server_version.split(' ')[0] ?? '';
}
