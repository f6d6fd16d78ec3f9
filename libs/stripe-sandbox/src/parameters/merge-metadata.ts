import { invalidRequest } from '../protocol/refusal.js';
import type { Metadata } from '../stripe-objects.js';

/** Stripe's update rule: keys that are named change, keys sent empty go, all others stay; 50 at most. */
export function mergeMetadata(
  current: Metadata,
  change: Record<string, string> | null | undefined,
): Metadata {
  if (change === undefined) return current;
  if (change === null) return {};
  const merged = new Map(Object.entries(current));
  for (const [key, value] of Object.entries(change)) {
    if (value === '') merged.delete(key);
    else merged.set(key, value);
  }
  if (merged.size > 50) {
    throw invalidRequest(`You can have at most 50 metadata keys; this would make ${merged.size}.`, {
      param: 'metadata',
    });
  }
  return Object.fromEntries(merged);
}
