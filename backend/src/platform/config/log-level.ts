import { ConfigurationError } from './configuration-error.js';
import { isLoopback } from './stand-ins.js';

/** From fewest to most lines. */
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Reads LOG_LEVEL. By default a local site logs only problems, a public site each request and job.
 */
export function readLogLevel(text: string | undefined, publicUrl: string): LogLevel {
  const setting = text?.trim().toLowerCase();
  if (!setting) return isLoopback(publicUrl) ? 'warn' : 'info';
  const level = LOG_LEVELS.find((known) => known === setting);
  if (level) return level;
  throw new ConfigurationError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${setting}".`);
}
