import { NO_MAILBOX_CODES } from '../../platform/email/address-refusal.js';

/** A mailbox that is not there, or a domain that nobody delivers to (RFC 3463, section 3.5). */
const CODE = new RegExp(String.raw`(?<![\d.])(?:${NO_MAILBOX_CODES}|5\.4\.4)(?![\d.])`);

/** Whether a server says that no later letter will find this address: in a status code, or in what it said. */
export function saysNoSuchMailbox(...said: readonly (string | undefined)[]): boolean {
  return said.some((text) => CODE.test(text ?? ''));
}
