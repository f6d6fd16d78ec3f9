import { ConfigurationError } from './configuration-error.js';

export type Environment = Record<string, string | undefined>;

/** Reads a whole number. @throws ConfigurationError unless it is from `min` to `max` */
export function readInteger(env: Environment, name: string, fallback: number, max: number, min = 0): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ConfigurationError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** Reads an address. @throws ConfigurationError unless it has one of the schemes; the error never contains the address */
export function readUrl(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const scheme = /^([a-z+]+):/i.exec(text)?.[1]?.toLowerCase();
  if (!scheme || !schemes.includes(scheme))
    throw new ConfigurationError(`${name} must be an address that starts with ${schemes.join(': or ')}:.`);
  // The address of a Unix socket has a role, but no host.
  if (URL.canParse(text.replace('@/', '@localhost/'))) return text;
  throw new ConfigurationError(
    `${name} is not a valid address. If it has a password, encode the special characters in it: # as %23, / as %2F, @ as %40.`,
  );
}
