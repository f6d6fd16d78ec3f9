import { findObject, type TableName, type Transaction } from '../database/stored-objects.js';
import type { EventCause } from '../events/record-event.js';
import { list, text } from '../parameters/plain-readers.js';
import { readFields, type Schema, type Values } from '../parameters/reader.js';
import type { FormObject } from './form.js';
import { invalidRequest } from './refusal.js';

/** Fields that `expand` can turn from an id into the object: https://docs.stripe.com/api/expanding_objects */
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

/** Expandable fields that are always null here. */
const ALWAYS_EMPTY = new Set(['customer', 'balance_transaction', 'review', 'application', 'on_behalf_of']);

const MAX_DEPTH = 4;

/** Returns a copy of `body` with the ids at `paths` replaced by their objects. */
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
  // Browsers may expand only their own payment method.
  if (call.audience === 'browser' && table !== 'payment_methods') throw cannotExpand(path);
  const inner =
    typeof current === 'string' ? await findObject(call.transaction, table, current) : (current as object);
  return inner ? { ...body, [name]: await expandPath(call, inner, rest, path) } : body;
}

function cannotExpand(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

/** The caller: a server with the secret key, or a buyer's browser with a publishable key or none. */
export type Audience = 'server' | 'browser';

export interface Call {
  transaction: Transaction;
  audience: Audience;
  cause: EventCause;
  /** Delay of disputes and refund changes for test cards that cause them. */
  disputeAfterMs: number;
  /** URL of a payment intent's challenge page. */
  challengeUrl(paymentIntentId: string, clientSecret: string): string;
}

/** `body` is JSON in Stripe's format. A 402 is an answer, not an exception: its decline is committed. */
export interface Answer {
  status: number;
  body: object;
}

export function ok(body: object): Answer {
  return { status: 200, body };
}

/** Definition of an endpoint. `execute` runs inside the call's transaction. */
interface Definition<S extends Schema> {
  method: 'GET' | 'POST';
  /** `:id` is the only placeholder. */
  path: string;
  parameters: S;
  /** Validates parameters together, before execution. Throws. */
  prepare?(values: Values<S>): void;
  execute(call: Call, values: Values<S>, id: string): Promise<Answer>;
}

/** A validated request, ready to run. */
export type Prepared = (call: Call) => Promise<Answer>;

export interface Endpoint {
  method: 'GET' | 'POST';
  /** Returns the id in the path (empty for a path without one); undefined if the path does not match. */
  match(path: string): string | undefined;
  /** @throws Refusal for invalid parameters */
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
