import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

import { ConfigurationError } from '../config/configuration-error.js';
import type { DatabaseLimits } from '../config/time-limits.js';
import { ResilientClient, connectionLimits } from '../database/resilient-client.js';
import { LOOK_EVERY_MS, takeLock } from './migrate.js';
import { parseDatabaseUrl } from '../database/open-database.js';

/** Any number that every process of this project agrees on. */
const ROLE_LOCK = 7_306_003;

/** What the site only adds to, and what it only reads. */
const KEPT_FROM_THE_SITE = { audit_log: 'UPDATE, DELETE', migrations: 'INSERT, UPDATE, DELETE' };

const INSUFFICIENT_PRIVILEGE = '42501';
const INVALID_PASSWORD = '28P01';

const hasCode = (error: unknown, code: string) => error instanceof pg.DatabaseError && error.code === code;

/** @param what is told in the place of PostgreSQL's own words where the owner's role may not do it */
async function orElse(done: Promise<unknown>, what: string): Promise<void> {
  await done.catch((error: unknown) => {
    throw hasCode(error, INSUFFICIENT_PRIVILEGE) ? new ConfigurationError(what) : error;
  });
}

/** Whether this password will do; whatever else is wrong will be told by who connects next. */
async function isLetIn(url: string, limits: DatabaseLimits): Promise<boolean> {
  const client = new ResilientClient({ ...connectionLimits(limits), connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !hasCode(error, INVALID_PASSWORD);
  } finally {
    await client.end();
  }
}

/** The role that the site's address names, made where there is none, with the password that it is named with. */
async function makeRole(owner: ResilientClient, url: string, limits: DatabaseLimits): Promise<string> {
  const { user, password } = parseDatabaseUrl(url);
  if (!user) throw new ConfigurationError('DATABASE_URL must name the role of the site.');
  const { rows } = await owner.query<{ mayAll: boolean }>(
    `SELECT rolsuper OR rolcreaterole OR pg_has_role(oid, current_user, 'MEMBER') AS "mayAll"
     FROM pg_roles WHERE rolname = $1`,
    [user],
  );
  if (rows[0]?.mayAll) {
    throw new ConfigurationError(
      `The role "${user}" of DATABASE_URL may do all that the owner of the tables may: name another one there, which is no superuser, makes no roles and is no member of the owner.`,
    );
  }
  const role = owner.escapeIdentifier(user);
  if (rows.length > 0 && (await isLetIn(url, limits))) return role;
  await orElse(
    owner.query(
      `${rows.length > 0 ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN ${password ? `PASSWORD ${owner.escapeLiteral(password)}` : ''}`,
    ),
    `The role of DATABASE_OWNER_URL may neither make the role "${user}" nor set its password: please do that by hand.`,
  );
  return role;
}

/** Tables that the site has made while it was alone, with all that belongs to them. */
async function takeOver(owner: ResilientClient, role: string): Promise<void> {
  const { rows } = await owner.query(
    `SELECT FROM pg_shdepend WHERE refclassid = 'pg_authid'::regclass AND refobjid = $1::regrole AND deptype = 'o'
       AND dbid IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())) LIMIT 1`,
    [role],
  );
  if (rows.length === 0) return;
  await orElse(
    owner.query(`REASSIGN OWNED BY ${role} TO CURRENT_USER`),
    `To take the tables over, the role of DATABASE_OWNER_URL must be a member of ${role}, and may make what lies in this database: GRANT ${role} TO it, and CREATE ON DATABASE.`,
  );
}

/** Rows of every table that is the owner's; none of what changes a table, or makes one. */
async function grant(owner: ResilientClient, role: string): Promise<void> {
  const { rows } = await owner.query<Record<'database' | 'schemas' | 'tables' | 'sequences', string>>(
    `SELECT quote_ident(current_database()) AS database,
       string_agg(DISTINCT relnamespace::regnamespace::text, ', ') AS schemas,
       string_agg(oid::regclass::text, ', ') FILTER (WHERE relkind <> 'S') AS tables,
       string_agg(oid::regclass::text, ', ') FILTER (WHERE relkind = 'S') AS sequences
     FROM pg_class WHERE relowner = current_user::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S')
       AND relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'`,
  );
  if (!rows[0]) return;
  const { database, schemas, tables, sequences } = rows[0];
  await owner.query(
    [
      'BEGIN',
      `REVOKE CREATE ON DATABASE ${database} FROM PUBLIC, ${role}`,
      // Some functions of BullMQ use temporary tables.
      `GRANT CONNECT, TEMPORARY ON DATABASE ${database} TO ${role}`,
      `REVOKE CREATE ON SCHEMA ${schemas} FROM PUBLIC, ${role}`,
      `GRANT USAGE ON SCHEMA ${schemas} TO ${role}`,
      `REVOKE ALL ON ${tables} FROM ${role}`,
      `GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables} TO ${role}`,
      `GRANT USAGE ON SEQUENCE ${sequences} TO ${role}`,
      ...Object.entries(KEPT_FROM_THE_SITE).map(([table, kept]) => `REVOKE ${kept} ON ${table} FROM ${role}`),
      'COMMIT',
    ].join('; '),
  );
}

/**
 * Lets the tables be made by a role that the site is not, to whom they belong from then on; the site's own may read and
 * write rows. It can then switch off no trigger, the audit log's neither. May be done again at any time.
 * @param make brings the tables up to date, as the owner
 * @throws ConfigurationError where the two roles will not do: a sentence that says what to change
 */
export async function migrateAsOwner(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  limits: DatabaseLimits,
  make: () => Promise<void>,
): Promise<void> {
  const owner = new ResilientClient({ ...connectionLimits(limits), connectionString: ownerUrl });
  await owner.connect().catch((error: Error) => {
    throw new ConfigurationError(`DATABASE_OWNER_URL does not answer: ${error.message}.`);
  });
  try {
    while (!(await takeLock(owner, ROLE_LOCK))) await pause(LOOK_EVERY_MS);
    const role = await makeRole(owner, url, limits);
    await takeOver(owner, role);
    await make();
    await grant(owner, role);
  } finally {
    await owner.end();
  }
}
