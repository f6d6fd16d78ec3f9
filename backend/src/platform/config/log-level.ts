import { ConfigurationError } from './configuration-error.js';
import { isLoopback } from './stand-ins.js';

/** From the fewest lines to the most; each holds those before it. */
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Reads LOG_LEVEL. At home a terminal shows what went wrong and nothing else; where strangers come, each request
 * and each job has its line.
 */
export function readLogLevel(text: string | undefined, publicUrl: string): LogLevel {
  const wanted = text?.trim().toLowerCase();
  if (!wanted) return isLoopback(publicUrl) ? 'warn' : 'info';
  const level = LOG_LEVELS.find((known) => known === wanted);
  if (level) return level;
  throw new ConfigurationError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${wanted}".`);
}
