/** @typedef {{ text: string, values?: unknown[] }} Statement */
/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, Plans?: Plan[] }} Plan */

/** Reading fewer rows than that one after the other is what any index would be slower than. */
const largeRows = 10_000;

/** @param {import('pg').ClientBase} client @returns {Promise<Set<string>>} */
export async function largeTables(client) {
  const { rows } = await client.query(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > ${largeRows} AND relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** @param {Plan} plan @returns {Plan[]} */
const nodesOf = (plan) => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * The large tables that a statement reads from their first row to their last, by the plan that is made for its values.
 * @param {import('pg').ClientBase} client
 * @param {Set<string>} large
 * @param {Statement} statement
 */
export async function wholeReads(client, large, { text, values = [] }) {
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '');
}
