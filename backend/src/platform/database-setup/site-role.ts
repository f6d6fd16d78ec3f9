import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

import { ConfigurationError } from '../config/configuration-error.js';
import type { DatabaseLimits } from '../config/time-limits.js';
import { ResilientClient, connectionLimits } from '../database/resilient-client.js';
import { tryLock } from './migrate.js';
import { LOCK_POLL_MS } from './migration-rules.js';
import { parseDatabaseUrl } from '../database/data-source.js';

/** Key of an advisory lock, the same in every process of this project. */
const ROLE_LOCK = 7_306_003;

const ROW_RIGHTS = 'SELECT, INSERT, UPDATE, DELETE';
const DENIED = { audit_log: 'UPDATE, DELETE', migrations: 'INSERT, UPDATE, DELETE' };

const INSUFFICIENT_PRIVILEGE = '42501';
const INVALID_PASSWORD = '28P01';

const hasCode = (error: unknown, code: string) => error instanceof pg.DatabaseError && error.code === code;

/** Replaces PostgreSQL's error by `message` if the owner's role lacks a privilege. */
async function explainDenied(query: Promise<unknown>, message: string): Promise<void> {
  await query.catch((error: unknown) => {
    throw hasCode(error, INSUFFICIENT_PRIVILEGE) ? new ConfigurationError(message) : error;
  });
}

/** Whether the password is correct. Other failures are reported by the next connection. */
async function hasValidPassword(url: string, limits: DatabaseLimits): Promise<boolean> {
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

/** Creates the role of DATABASE_URL if it is missing, and sets its password. @returns its quoted name */
async function ensureRole(owner: ResilientClient, url: string, limits: DatabaseLimits): Promise<string> {
  const { user, password } = parseDatabaseUrl(url);
  if (!user) throw new ConfigurationError('DATABASE_URL must name the role of the site.');
  const { rows } = await owner.query<{ isPrivileged: boolean }>(
    `SELECT rolsuper OR rolcreaterole OR pg_has_role(oid, current_user, 'MEMBER') AS "isPrivileged"
     FROM pg_roles WHERE rolname = $1`,
    [user],
  );
  if (rows[0]?.isPrivileged) {
    throw new ConfigurationError(
      `The role "${user}" of DATABASE_URL may do all that the owner of the tables may: name another one there, which is no superuser, makes no roles and is no member of the owner.`,
    );
  }
  const role = owner.escapeIdentifier(user);
  if (rows.length > 0 && (await hasValidPassword(url, limits))) return role;
  await explainDenied(
    owner.query(
      `${rows.length > 0 ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN ${password ? `PASSWORD ${owner.escapeLiteral(password)}` : ''}`,
    ),
    `The role of DATABASE_OWNER_URL may neither make the role "${user}" nor set its password: please do that by hand.`,
  );
  return role;
}

/** Gives the owner everything that the site's role created while there was no owner. */
async function reassignOwnership(owner: ResilientClient, role: string): Promise<void> {
  const { rows } = await owner.query(
    `SELECT FROM pg_shdepend WHERE refclassid = 'pg_authid'::regclass AND refobjid = $1::regrole AND deptype = 'o'
       AND dbid IN (0, (SELECT oid FROM pg_database WHERE datname = current_database())) LIMIT 1`,
    [role],
  );
  if (rows.length === 0) return;
  await explainDenied(
    owner.query(`REASSIGN OWNED BY ${role} TO CURRENT_USER`),
    `To take the tables over, the role of DATABASE_OWNER_URL must be a member of ${role}, and may make what lies in this database: GRANT ${role} TO it, and CREATE ON DATABASE.`,
  );
}

/**
 * Lets the role use tables from the moment in which a migration creates them: a trigger may fill one while a process of the
 * release before still writes.
 */
async function grantNewTables(owner: ResilientClient, role: string): Promise<void> {
  const change = 'ALTER DEFAULT PRIVILEGES GRANT';
  await owner.query(
    [
      `${change} USAGE ON SCHEMAS TO ${role}`,
      `${change} ${ROW_RIGHTS} ON TABLES TO ${role}`,
      `${change} USAGE ON SEQUENCES TO ${role}`,
    ].join('; '),
  );
}

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
      `GRANT ${ROW_RIGHTS} ON ${tables} TO ${role}`,
      `GRANT USAGE ON SEQUENCE ${sequences} TO ${role}`,
      ...Object.entries(DENIED).map(([table, rights]) => `REVOKE ${rights} ON ${table} FROM ${role}`),
      'COMMIT',
    ].join('; '),
  );
}

/**
 * Migrates as the tables' owner. The site's role can then not disable the audit log's triggers. Can be repeated.
 * @throws ConfigurationError if a role lacks a privilege, or the site's role has too many
 */
export async function migrateAsOwner(
  { url, ownerUrl }: { url: string; ownerUrl: string },
  limits: DatabaseLimits,
  migrateTables: () => Promise<void>,
): Promise<void> {
  const owner = new ResilientClient({ ...connectionLimits(limits), connectionString: ownerUrl });
  await owner.connect().catch((error: Error) => {
    throw new ConfigurationError(`DATABASE_OWNER_URL does not answer: ${error.message}.`);
  });
  try {
    while (!(await tryLock(owner, ROLE_LOCK))) await pause(LOCK_POLL_MS);
    const role = await ensureRole(owner, url, limits);
    await reassignOwnership(owner, role);
    await grantNewTables(owner, role);
    await migrateTables();
    await grant(owner, role);
  } finally {
    await owner.end();
  }
}
