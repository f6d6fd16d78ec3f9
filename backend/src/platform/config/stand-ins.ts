import { ConfigurationError } from './configuration-error.js';

/** Defaults for local use, with the setting that connects the real service. */
const STAND_INS = {
  payments: {
    setting: 'STRIPE_SECRET_KEY',
    effect: 'no card would be charged',
    exception: 'that is what you want',
  },
  mail: { setting: 'SMTP_URL', effect: 'no email would be sent', exception: 'that is what you want' },
  database: {
    setting: 'DATABASE_URL',
    effect: 'orders would go into a PostgreSQL of its own in DATA_DIR, apart from any other database',
    exception: 'this site keeps its orders there, as in earlier releases',
  },
} as const;

export type StandIn = keyof typeof STAND_INS;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Names and addresses of this machine (RFC 6761 §6.3, RFC 5735 §3). */
export function isLoopback(publicUrl: string): boolean {
  return isLoopbackAddress(new URL(publicUrl).hostname);
}

export function isLoopbackAddress(host: string): boolean {
  return LOOPBACK.test(host.toLowerCase());
}

function isStandIn(text: string): text is StandIn {
  return Object.hasOwn(STAND_INS, text);
}

/** Reads ALLOW_STAND_INS: any of `payments`, `mail` and `database`, separated by commas. */
export function parseAllowedStandIns(text: string | undefined): StandIn[] {
  const names = (text ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.filter(Boolean).map((name) => {
    if (isStandIn(name)) return name;
    const known = Object.keys(STAND_INS).join(', ');
    throw new ConfigurationError(`ALLOW_STAND_INS knows ${known}, not "${name}".`);
  });
}

/**
 * Rejects stand-ins on a public site, unless ALLOW_STAND_INS lists them.
 * @throws ConfigurationError for the first stand-in that it does not list
 */
export function refuseStandIns(
  publicUrl: string,
  used: readonly StandIn[],
  allowed: readonly StandIn[],
): void {
  if (isLoopback(publicUrl)) return;
  const forgotten = used.find((standIn) => !allowed.includes(standIn));
  if (!forgotten) return;
  const { setting, effect, exception } = STAND_INS[forgotten];
  throw new ConfigurationError(
    `PUBLIC_URL is ${publicUrl}, but ${setting} is not set, so ${effect}: set it, or add "${forgotten}" to ALLOW_STAND_INS if ${exception}.`,
  );
}
