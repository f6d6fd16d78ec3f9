import { MAX_ERROR_LENGTH } from './job-rules.js';

/** Parts of a message that may be personal data: quoted values, addresses, links and long tokens. */
const PERSONAL = [/"[^"]*"/g, /'[^']*'/g, /<[^<>]*>/g, /(?<!\S)\S*@\S*/g, /\b\w+:\/\/\S+/g, /[\w-]{24,}/g];

/** Name, code and message of an error without personal data, for tables and logs. */
export function summarizeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Something other than an error was thrown.';
  const code = 'code' in error && /^[\w.-]{1,40}$/.test(String(error.code)) ? ` ${String(error.code)}` : '';
  const message = PERSONAL.reduce((text, pattern) => text.replace(pattern, '…'), error.message);
  return `${error.name}${code}: ${message}`.slice(0, MAX_ERROR_LENGTH);
}
