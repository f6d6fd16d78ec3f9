import type { TableName, Transaction } from '../database/stored-objects.js';
import { integer, text } from '../parameters/plain-readers.js';
import type { Reader, Values } from '../parameters/reader.js';
import { span } from '../parameters/stripe-readers.js';
import type { ObjectList } from '../objects/event.js';
import { invalidRequest, noSuch } from './refusal.js';

const pageSize: Reader<number> = {
  read(value, path) {
    const size = integer(1).read(value, path);
    if (size <= 100) return size;
    throw invalidRequest('This value must be less than or equal to 100.', {
      code: 'parameter_invalid_integer',
      param: path,
    });
  },
};

/** Parameters of every list: https://docs.stripe.com/api/pagination */
export const pageParameters = {
  limit: pageSize,
  starting_after: text(),
  ending_before: text(),
  created: span,
};

interface ListOf {
  table: TableName;
  url: string;
  /** As in "No such charge". */
  kind: string;
  page: Values<typeof pageParameters>;
  /** Additional SQL conditions on the row `o`, with values for `$1`, `$2` … */
  where?: { sql: string; values: unknown[] } | undefined;
}

export async function pageOf(transaction: Transaction, request: ListOf): Promise<ObjectList> {
  const { table, url, page, where } = request;
  const values: unknown[] = [...(where?.values ?? [])];
  const conditions = where ? [where.sql] : [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { gt, gte, lt, lte } = page.created ?? {};
  if (gt !== undefined) conditions.push(`o.created > ${bind(gt)}`);
  if (gte !== undefined) conditions.push(`o.created >= ${bind(gte)}`);
  if (lt !== undefined) conditions.push(`o.created < ${bind(lt)}`);
  if (lte !== undefined) conditions.push(`o.created <= ${bind(lte)}`);
  const { starting_after, ending_before } = page;
  if (starting_after !== undefined && ending_before !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: starting_after, ending_before.', {
      code: 'parameters_exclusive',
      param: 'ending_before',
    });
  }
  if (starting_after !== undefined) {
    conditions.push(`o.seq < ${bind(await seqOf(transaction, request, starting_after, 'starting_after'))}`);
  }
  if (ending_before !== undefined) {
    conditions.push(`o.seq > ${bind(await seqOf(transaction, request, ending_before, 'ending_before'))}`);
  }
  const limit = page.limit ?? 10;
  const { rows } = await transaction.query<{ body: object }>(
    `select o.body from stripe_sandbox.${table} o
     ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by o.seq ${ending_before === undefined ? 'desc' : 'asc'} limit ${bind(limit + 1)}`,
    values,
  );
  const data = rows.slice(0, limit).map((row) => row.body);
  if (ending_before !== undefined) data.reverse();
  return { object: 'list', data, has_more: rows.length > limit, url };
}

async function seqOf(
  transaction: Transaction,
  { table, kind }: ListOf,
  id: string,
  param: string,
): Promise<string> {
  const { rows } = await transaction.query<{ seq: string }>(
    `select seq from stripe_sandbox.${table} where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) throw noSuch(kind, id, param);
  return row.seq;
}
