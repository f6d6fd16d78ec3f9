import type { WebhookFaults } from '@lectern/stripe-sandbox';

import { ConfigurationError } from './configuration-error.js';

const NAME = 'SANDBOX_WEBHOOK_FAULTS';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const SHARES = ['drop', 'double', 'reorder', 'delay'] as const;
const KNOWN: readonly string[] = ['seed', ...SHARES, 'delayMs', 'reorderMs'];

function split(text: string): Map<string, string> {
  const settings = new Map<string, string>();
  for (const word of text.split(/\s+/)) {
    const [, name = '', value = ''] = /^(\w+)=(\S+)$/.exec(word) ?? [];
    if (!KNOWN.includes(name))
      throw new ConfigurationError(`${NAME} is made of ${KNOWN.join('=, ')}=, not "${word}".`);
    if (settings.has(name)) throw new ConfigurationError(`${NAME} sets ${name} twice.`);
    settings.set(name, value);
  }
  return settings;
}

function readShare(name: string, text: string): number {
  const share = /^\d+([.]\d+)?$/.test(text) ? Number(text) : NaN;
  if (share <= 1) return share;
  throw new ConfigurationError(`${NAME} needs a share from 0 to 1 for ${name}, not "${text}".`);
}

function readMs(name: string, text: string): number {
  const ms = /^\d+$/.test(text) ? Number(text) : NaN;
  if (ms <= WEEK_MS) return ms;
  throw new ConfigurationError(`${NAME} needs milliseconds up to a week for ${name}, not "${text}".`);
}

function readDelayMs(text: string): [min: number, max: number] {
  const [min = '', max = '', ...more] = text.split('-');
  const delays: [number, number] = [readMs('delayMs', min), readMs('delayMs', max)];
  if (more.length === 0 && delays[0] <= delays[1]) return delays;
  throw new ConfigurationError(`${NAME} needs the shortest and longest delay for delayMs, as in 50-2000.`);
}

/**
 * Reads `seed=7 drop=0.1 double=0.2 reorder=0.2 delay=0.3 delayMs=50-2000 reorderMs=300`; only the seed is required.
 * @throws ConfigurationError for the first error, and with real Stripe
 */
export function parseWebhookFaults(
  text: string | undefined,
  { withStripe }: { withStripe: boolean },
): WebhookFaults | undefined {
  if (!text?.trim()) return undefined;
  if (withStripe) {
    throw new ConfigurationError(`${NAME} is for the sandbox only: remove it, or unset STRIPE_SECRET_KEY.`);
  }
  const settings = split(text.trim());
  const seed = settings.get('seed');
  if (!seed) throw new ConfigurationError(`${NAME} needs seed=, so that a run can be repeated.`);
  const faults: WebhookFaults = { seed };
  for (const share of SHARES) {
    const value = settings.get(share);
    if (value !== undefined) faults[share] = readShare(share, value);
  }
  const delayMs = settings.get('delayMs');
  if (delayMs !== undefined) faults.delayMs = readDelayMs(delayMs);
  const reorderMs = settings.get('reorderMs');
  if (reorderMs !== undefined) faults.reorderMs = readMs('reorderMs', reorderMs);
  return faults;
}
