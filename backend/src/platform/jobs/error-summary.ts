const LONGEST = 500;

/** Where a message quotes a value, or names an address, a link or a long token, it may speak of a person. */
const PERSONAL = [/"[^"]*"/g, /'[^']*'/g, /<[^<>]*>/g, /(?<!\S)\S*@\S*/g, /\b\w+:\/\/\S+/g, /[\w-]{24,}/g];

/**
 * What went wrong, for a table or a log that outlives the person concerned: the error's name, code and message
 * without anything quoted, any address, link or token.
 */
export function summariseError(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown.';
  const code = 'code' in error && /^[\w.-]{1,40}$/.test(String(error.code)) ? ` ${String(error.code)}` : '';
  const message = PERSONAL.reduce((text, pattern) => text.replace(pattern, '…'), error.message);
  return `${error.name}${code}: ${message}`.slice(0, LONGEST);
}
