import { PASSWORD_LENGTH } from '../http/text-rules.js';
import { ConfigurationError } from './configuration-error.js';
import type { FirstOwner } from './configuration.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Reads ADMIN_EMAIL and ADMIN_PASSWORD: both or neither. */
export function readFirstOwner(env: Record<string, string | undefined>): FirstOwner | undefined {
  const email = env['ADMIN_EMAIL']?.trim().toLowerCase();
  const password = env['ADMIN_PASSWORD'];
  if (!email && !password) return undefined;
  if (!email || !password) {
    throw new ConfigurationError('ADMIN_EMAIL and ADMIN_PASSWORD make the first owner together: set both.');
  }
  if (!EMAIL.test(email)) throw new ConfigurationError('ADMIN_EMAIL must be a mail address.');
  if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max) {
    throw new ConfigurationError(
      `ADMIN_PASSWORD takes ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
    );
  }
  return { email, password };
}
