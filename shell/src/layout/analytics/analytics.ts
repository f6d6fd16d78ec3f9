/** Hands an event to the tag. @returns whether there was one to take it */
export type SendEvent = (name: string, parameters: Record<string, unknown>) => boolean;

export interface AnalyticsEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** The event of a page that tells one when it is shown, as JSON in an element with this id. */
export const arrivalId = 'arrival';

/** Enough for what happens on a page before the visitor has answered. */
const waitingLimit = 20;

let send: SendEvent | undefined;

let waiting: AnalyticsEvent[] = [];

/** A tag that breaks takes nothing of the page with it. */
function sendSafely(tag: SendEvent, { name, parameters }: AnalyticsEvent): boolean {
  try {
    return tag(name, parameters);
  } catch {
    return false;
  }
}

/**
 * Reports what a visitor did, once there is a tag to report to: that is after their consent only. Until then the last
 * few events wait in memory; without consent they are never sent.
 *
 * @param name an event of Google Analytics (https://developers.google.com/analytics/devguides/collection/ga4/reference/events)
 * @returns whether the tag took it at once
 */
export function track(name: string, parameters: Record<string, unknown> = {}): boolean {
  if (send) return sendSafely(send, { name, parameters });
  waiting = [...waiting, { name, parameters }].slice(-waitingLimit);
  return false;
}

/** Called when the tag is there, or (undefined) when it may no longer be used: what waits is then forgotten. */
export function connectTag(next: SendEvent | undefined): void {
  send = next;
  const held = waiting;
  waiting = [];
  if (next) for (const event of held) sendSafely(next, event);
}

export const isTagConnected = (): boolean => send !== undefined;
