/** Sends an event to the tag. @returns whether there was a tag to take it */
export type SendEvent = (name: string, parameters: Record<string, unknown>) => boolean;

export interface AnalyticsEvent {
  name: string;
  parameters: Record<string, unknown>;
}

export const arrivalId = 'arrival';

/** Maximum queue length before the visitor has answered. */
const waitingLimit = 20;

let send: SendEvent | undefined;

let waiting: AnalyticsEvent[] = [];

function sendSafely(tag: SendEvent, { name, parameters }: AnalyticsEvent): boolean {
  try {
    return tag(name, parameters);
  } catch {
    return false;
  }
}

/**
 * Reports an event to the tag. Without consent there is no tag: the last few events wait in memory and are never sent.
 * @param name an event of Google Analytics
 * (https://developers.google.com/analytics/devguides/collection/ga4/reference/events)
 * @returns whether the tag took it at once
 */
export function track(name: string, parameters: Record<string, unknown> = {}): boolean {
  if (send) return sendSafely(send, { name, parameters });
  waiting = [...waiting, { name, parameters }].slice(-waitingLimit);
  return false;
}

/** Sets the loaded tag. Undefined when it may no longer be used: the queue is discarded. */
export function connectTag(next: SendEvent | undefined): void {
  send = next;
  const held = waiting;
  waiting = [];
  if (next) for (const event of held) sendSafely(next, event);
}

export const isTagConnected = (): boolean => send !== undefined;
