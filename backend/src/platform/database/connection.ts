import { parse } from 'pg-connection-string';

export interface DatabaseConnection {
  /** A host name, or the folder of a Unix socket. */
  host: string;
  port: number;
  user: string | undefined;
  password: string | undefined;
  database: string | undefined;
  ssl: boolean | object;
}

/** TypeORM's own address parser knows no Unix sockets; pg's does. */
export function parseDatabaseUrl(url: string): DatabaseConnection {
  const parsed = parse(url);
  return {
    host: parsed.host || 'localhost',
    port: parsed.port ? Number(parsed.port) : 5432,
    user: parsed.user,
    password: parsed.password,
    database: parsed.database ?? undefined,
    ssl: typeof parsed.ssl === 'object' ? parsed.ssl : Boolean(parsed.ssl),
  };
}
