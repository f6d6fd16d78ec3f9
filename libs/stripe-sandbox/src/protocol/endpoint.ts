import { findObject, type TableName, type Transaction } from '../database/stored-objects.js';
import type { EventCause } from '../events/record-event.js';
import { list, text } from '../parameters/plain-readers.js';
import { readFields, type Schema, type Values } from '../parameters/reader.js';
import type { FormObject } from './form.js';
import { invalidRequest } from './refusal.js';

/** Which fields hold an id that `expand` turns into the object: https://docs.stripe.com/api/expanding_objects */
const EXPANDABLE: Readonly<Record<string, Readonly<Record<string, TableName>>>> = {
  payment_intent: { latest_charge: 'charges', payment_method: 'payment_methods' },
  balance_transaction: { source: 'charges' },
  charge: {
    balance_transaction: 'balance_transactions',
    dispute: 'disputes',
    payment_intent: 'payment_intents',
  },
  dispute: { charge: 'charges', payment_intent: 'payment_intents' },
  refund: { charge: 'charges', payment_intent: 'payment_intents', payment_method: 'payment_methods' },
};

/** Fields that Stripe can expand but that are always empty here. */
const ALWAYS_EMPTY = new Set(['customer', 'balance_transaction', 'review', 'application', 'on_behalf_of']);

const MAX_DEPTH = 4;

/** A copy of `body` with the ids at `paths` replaced by what they point to. */
async function expandBody(call: Call, body: object, paths: string[]): Promise<object> {
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

/** Who is calling: a server with the secret key, or a buyer's browser with a publishable key or none. */
export type Audience = 'server' | 'browser';

/** One API call, inside its transaction. */
export interface Call {
  transaction: Transaction;
  audience: Audience;
  cause: EventCause;
  /** How long a bank takes to dispute a payment, or to answer a refund, where the card says that it does. */
  disputeAfterMs: number;
  /** Where a buyer authenticates: the challenge page of a payment intent. */
  challengeUrl(paymentIntentId: string, clientSecret: string): string;
}

/** `body` is JSON in Stripe's shape. A 402 is an answer: the decline it tells of has been written down. */
export interface Answer {
  status: number;
  body: object;
}

export function ok(body: object): Answer {
  return { status: 200, body };
}

/** An endpoint as its own file writes it. `execute` runs inside the call's transaction. */
interface Definition<S extends Schema> {
  method: 'GET' | 'POST';
  /** `:id` stands for the one id in a path. */
  path: string;
  parameters: S;
  /** Rules between parameters. Like all validation it runs before execution, and throws. */
  prepare?(values: Values<S>): void;
  execute(call: Call, values: Values<S>, id: string): Promise<Answer>;
}

/** A request whose parameters hold, ready to run. */
export type Prepared = (call: Call) => Promise<Answer>;

export interface Endpoint {
  method: 'GET' | 'POST';
  /** The id in the path (empty for a path without one), or undefined where the path is another's. */
  match(path: string): string | undefined;
  /** @throws Refusal when the parameters are wrong */
  prepare(form: FormObject, apiVersion: string, id: string): Prepared;
}

const expandParameter = list(text());

export function endpoint<S extends Schema>(definition: Definition<S>): Endpoint {
  const { method, path, parameters, execute } = definition;
  const [before = '', after] = path.split(':id');
  return {
    method,
    match(requested) {
      if (after === undefined) return requested === path ? '' : undefined;
      if (!requested.startsWith(before) || !requested.endsWith(after)) return undefined;
      const id = requested.slice(before.length, requested.length - after.length);
      return /^[A-Za-z0-9_-]{1,255}$/.test(id) ? id : undefined;
    },
    prepare(form, apiVersion, id) {
      const { expand, ...own } = form;
      const paths = expand === undefined ? [] : expandParameter.read(expand, 'expand');
      const values = readFields(parameters, own, apiVersion);
      definition.prepare?.(values);
      return async (call) => {
        const answer = await execute(call, values, id);
        if (answer.status !== 200) return answer;
        return { ...answer, body: await expandBody(call, answer.body, paths) };
      };
    },
  };
}
