// Imported before a site begins (`node --import`): writes down each statement that it sends to its database, a line of
// JSON each, into the file that RECORD_QUERIES names.
import { appendFileSync } from 'node:fs';

import { pg } from '../buyers/site-database.mjs';

const file = process.env['RECORD_QUERIES'];
if (!file) throw new Error('RECORD_QUERIES names no file.');

/** @typedef {{ text: string, values?: unknown[] }} Statement */

const { prototype } = pg.Client;
const send = prototype.query;

/** @param {unknown[]} given as pg takes it @returns {Statement | undefined} */
function statementOf([first, second]) {
  if (typeof first === 'string') return { text: first, ...(Array.isArray(second) ? { values: second } : {}) };
  const { text, values } = /** @type {Partial<Statement>} */ (first ?? {});
  return typeof text === 'string' ? { text, ...(values ? { values } : {}) } : undefined;
}

/** @this {import('pg').Client} @param {unknown[]} given */
function query(...given) {
  const statement = statementOf(given);
  if (statement) appendFileSync(file ?? '', `${JSON.stringify(statement)}\n`);
  return Reflect.apply(send, this, given);
}
prototype.query = /** @type {typeof send} */ (/** @type {unknown} */ (query));
