import { findObject, type TableName } from '../database/stored-objects.js';
import type { Call } from './endpoint.js';
import { invalidRequest } from './refusal.js';

/** Which fields hold an id that `expand` turns into the object: https://docs.stripe.com/api/expanding_objects */
const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, TableName>>>> = {
  payment_intent: { latest_charge: 'charges', payment_method: 'payment_methods' },
  charge: { dispute: 'disputes', payment_intent: 'payment_intents' },
  dispute: { charge: 'charges', payment_intent: 'payment_intents' },
  refund: { charge: 'charges', payment_intent: 'payment_intents', payment_method: 'payment_methods' },
};

/** Fields that Stripe can expand but that are always empty here. */
const ALWAYS_EMPTY = new Set(['customer', 'balance_transaction', 'review', 'application', 'on_behalf_of']);

const MAX_DEPTH = 4;

/** A copy of `body` with the ids at `paths` replaced by what they point to. */
export async function expandBody(call: Call, body: object, paths: string[]): Promise<object> {
  let expanded = body;
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > MAX_DEPTH) throw cannotExpand(path);
    expanded = await expandPath(call, expanded, names, path);
  }
  return expanded;
}

async function expandPath(call: Call, body: object, names: string[], path: string): Promise<object> {
  const [name, ...rest] = names;
  if (name === undefined) return body;
  const current = (body as Record<string, unknown>)[name];
  if (name === 'data' && Array.isArray(current) && rest.length > 0) {
    const data: object[] = [];
    for (const item of current as object[]) data.push(await expandPath(call, item, rest, path));
    return { ...body, data };
  }
  const kind = (body as { object?: string }).object ?? '';
  const table = EXPANDABLE[kind]?.[name];
  if (!table && !(ALWAYS_EMPTY.has(name) && name in body)) throw cannotExpand(path);
  if (!table || current === null || current === undefined) return body;
  // A browser is shown the payment method it brought, and nothing else of the shop's.
  if (call.audience === 'browser' && table !== 'payment_methods') throw cannotExpand(path);
  const inner =
    typeof current === 'string' ? await findObject(call.transaction, table, current) : (current as object);
  return inner ? { ...body, [name]: await expandPath(call, inner, rest, path) } : body;
}

function cannotExpand(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}
