import { newId, nowInSeconds, type Transaction } from '../database/stored-objects.js';
import type { EventType, StripeEvent } from '../objects/event.js';

/** PostgreSQL channel that announces a due webhook. */
export const WEBHOOK_CHANNEL = 'stripe_sandbox_webhooks';

/** API version of events: the account's, whatever version a request uses. */
export const ACCOUNT_API_VERSION = '2026-10-28.endive';

/** Cause of an event: an API request, or null if it happened without one. */
export interface EventCause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/**
 * Writes an event and its webhook in the caller's transaction, so that they are committed together with the
 * change.
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
