import { ConfigurationError } from './configuration-error.js';

/** What only pretends to be the real thing, and the setting that connects the real one. */
const STAND_INS = {
  payments: { setting: 'STRIPE_SECRET_KEY', what: 'nobody would be charged' },
  mail: { setting: 'SMTP_URL', what: 'no mail would leave this machine' },
} as const;

export type StandIn = keyof typeof STAND_INS;

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** RFC 6761 §6.3 and RFC 5735 §3: names and addresses that never leave the machine. */
export function isLoopback(publicUrl: string): boolean {
  return isLoopbackAddress(new URL(publicUrl).hostname);
}

/** The same for a host alone, without brackets around IPv6. */
export function isLoopbackAddress(host: string): boolean {
  return LOOPBACK.test(host.toLowerCase());
}

function isStandIn(text: string): text is StandIn {
  return Object.hasOwn(STAND_INS, text);
}

/** Reads ALLOW_STAND_INS: `payments`, `mail`, or both with a comma between. */
export function parseAllowedStandIns(text: string | undefined): StandIn[] {
  const names = (text ?? '').split(',').map((name) => name.trim().toLowerCase());
  return names.filter(Boolean).map((name) => {
    if (isStandIn(name)) return name;
    const known = Object.keys(STAND_INS).join(', ');
    throw new ConfigurationError(`ALLOW_STAND_INS knows ${known}, not "${name}".`);
  });
}

/**
 * A site that strangers can reach must not run on stand-ins because somebody forgot a variable.
 * Throws {@link ConfigurationError} for the first one that nobody allowed.
 */
export function refuseStandIns(
  publicUrl: string,
  used: readonly StandIn[],
  allowed: readonly StandIn[],
): void {
  if (isLoopback(publicUrl)) return;
  const forgotten = used.find((standIn) => !allowed.includes(standIn));
  if (!forgotten) return;
  const { setting, what } = STAND_INS[forgotten];
  throw new ConfigurationError(
    `PUBLIC_URL is ${publicUrl}, but ${setting} is not set, so ${what}: set it, or add "${forgotten}" to ALLOW_STAND_INS if that is what you want.`,
  );
}
