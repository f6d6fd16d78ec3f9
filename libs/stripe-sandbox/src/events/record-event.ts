import { newId, nowInSeconds, type Transaction } from '../database/stored-objects.js';
import type { EventType, StripeEvent } from '../objects/event.js';

/** PostgreSQL channel that says: a webhook is due. */
export const WEBHOOK_CHANNEL = 'stripe_sandbox_webhooks';

/** The API version that events are written in: the account's own, whatever version a request asked for. */
export const ACCOUNT_API_VERSION = '2026-10-28.endive';

/** What caused an event: an API request, or (null) something that happened by itself. */
export interface EventCause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/**
 * Writes an event and its webhook in the caller's transaction: both exist when, and only when, what they tell
 * of has happened.
 */
export async function recordEvent(
  transaction: Transaction,
  cause: EventCause,
  type: EventType,
  data: StripeEvent['data'],
): Promise<void> {
  const event: StripeEvent = {
    id: newId.event(),
    object: 'event',
    api_version: ACCOUNT_API_VERSION,
    created: nowInSeconds(),
    data,
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
  await transaction.query(
    `with event as (
       insert into stripe_sandbox.events (id, created, type, body) values ($1, $2, $3, $4) returning id
     ), delivery as (insert into stripe_sandbox.webhook_deliveries (event) select id from event)
     select pg_notify($5, '')`,
    [event.id, event.created, type, JSON.stringify(event), WEBHOOK_CHANNEL],
  );
}
