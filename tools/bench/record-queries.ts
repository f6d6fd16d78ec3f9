// Imported before a site starts: appends each statement that it sends to its database as a line of JSON to the file
// RECORD_QUERIES.
import { appendFileSync } from 'node:fs';

import pg from 'pg';

const file = process.env['RECORD_QUERIES'];
if (!file) throw new Error('RECORD_QUERIES is not set.');

export interface Statement {
  text: string;
  values?: unknown[];
}

/** Reads the arguments of pg's query(). */
function statementOf([first, second]: unknown[]): Statement | undefined {
  if (typeof first === 'string') return { text: first, ...(Array.isArray(second) ? { values: second } : {}) };
  const { text, values } = (first ?? {}) as Partial<Statement>;
  return typeof text === 'string' ? { text, ...(values ? { values } : {}) } : undefined;
}

const { prototype } = pg.Client;
const send = prototype.query;
prototype.query = function query(this: InstanceType<typeof pg.Client>, ...args: unknown[]) {
  const statement = statementOf(args);
  if (statement) appendFileSync(file, `${JSON.stringify(statement)}\n`);
  return Reflect.apply(send, this, args);
} as typeof send;
