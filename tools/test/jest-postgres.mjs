import { servePostgres } from '@lectern/embedded-postgres/servers';

/** Gives the integration specs a PostgreSQL, unless TEST_DATABASE_URL names one already. */
export default async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return;
  const server = await servePostgres();
  process.env.TEST_DATABASE_URL = server.url;
  Object.assign(globalThis, { lecternTestPostgres: server });
}
