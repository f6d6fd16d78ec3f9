import { findObject, type Transaction } from '../database/stored-objects.js';
import type { StripeEvent } from '../objects/event.js';
import { flag, list, text } from '../parameters/plain-readers.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { pageOf, pageParameters } from '../protocol/page-of.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';

export const retrieveEvent = endpoint({
  method: 'GET',
  path: '/v1/events/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const event = await findObject(transaction, 'events', id);
    if (!event) throw noSuch('event', id, 'id');
    const [current] = await withPendingWebhooks(transaction, [event]);
    return ok(current ?? event);
  },
});

/** https://docs.stripe.com/api/events/list: `type` may end in a `*`, as in `charge.*`. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/v1/events',
  parameters: { ...pageParameters, type: text(), types: list(text()), delivery_success: flag },
  prepare({ type, types }) {
    if (type === undefined || types === undefined) return;
    throw invalidRequest('You may only specify one of these parameters: type, types.', {
      code: 'parameters_exclusive',
      param: 'types',
    });
  },
  async execute({ transaction }, { type, types, delivery_success, ...page }) {
    const patterns = (types ?? (type === undefined ? [] : [type])).map((name) =>
      name.replaceAll(/[\\%_]/g, '\\$&').replaceAll('*', '%'),
    );
    const where = {
      sql: `(cardinality($1::text[]) = 0 or o.type like any ($1))
        and ($2::boolean is null or $2 = not exists (select from stripe_sandbox.webhook_deliveries d
          where d.event = o.id and d.delivered_at is null))`,
      values: [patterns, delivery_success ?? null],
    };
    const found = await pageOf(transaction, {
      table: 'events',
      url: '/v1/events',
      kind: 'event',
      page,
      where,
    });
    return ok({ ...found, data: await withPendingWebhooks(transaction, found.data as StripeEvent[]) });
  },
});

/** `pending_webhooks` counts deliveries that are pending at the time of the request. */
async function withPendingWebhooks(transaction: Transaction, events: StripeEvent[]): Promise<StripeEvent[]> {
  const { rows } = await transaction.query<{ event: string; pending: number }>(
    `select event, count(*)::int as pending from stripe_sandbox.webhook_deliveries
     where event = any ($1) and next_attempt_at is not null group by event`,
    [events.map((event) => event.id)],
  );
  const pending = new Map(rows.map((row) => [row.event, row.pending]));
  return events.map((event) => ({ ...event, pending_webhooks: pending.get(event.id) ?? 0 }));
}
