import type pg from 'pg';

/** Empty, whatever template1 has. Replaces one that a killed process left. */
export async function createDatabase(client: pg.ClientBase, name: string): Promise<void> {
  await dropDatabase(client, name);
  await client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0`);
}

export async function dropDatabase(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
}

export async function renameDatabase(client: pg.ClientBase, name: string, newName: string): Promise<void> {
  await client.query(`ALTER DATABASE ${quoted(name)} RENAME TO ${quoted(newName)}`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
