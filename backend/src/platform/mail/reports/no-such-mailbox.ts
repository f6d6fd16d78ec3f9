/**
 * Enhanced status codes of a mailbox that does not exist, has moved or is closed, or of a domain that nobody delivers
 * to (RFC 3463, sections 3.2, 3.3 and 3.5; RFC 7505).
 */
const CODE = /(?<![\d.])5\.(?:1\.(?:1|2|3|6|10)|2\.1|4\.4)(?![\d.])/;

/** Whether a server says that no later letter will find this address: in a status code, or in what it said. */
export function saysNoSuchMailbox(...said: readonly (string | undefined)[]): boolean {
  return said.some((text) => CODE.test(text ?? ''));
}
