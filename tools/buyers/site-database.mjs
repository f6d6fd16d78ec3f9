import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';

/** @type {typeof import('pg')} */
export const pg = createRequire(inRoot('backend/package.json'))('pg');

/** The address of the PostgreSQL that a site has brought up in its folder. @param {string} dataDir */
export async function siteDatabaseUrl(dataDir) {
  const file = path.join(dataDir, 'postgres/postmaster.pid');
  const [, , , port = '', host = ''] = (await readFile(file, 'utf8')).split('\n');
  return `postgres://lectern@/lectern?${new URLSearchParams({ host, port })}`;
}
