/** What nodemailer says when it was not the email that failed, but the way to the mail server. */
const ON_THE_WAY = new Set(['EAUTH', 'ECONNECTION', 'EDNS', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** "Service not available, closing transmission channel" (RFC 5321, section 4.2.3). */
const GOING_AWAY = 421;

/** Whether every email would fail now, and not only this one. */
export function isServerAway(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  // What is not an answer of the server is not about one email either.
  return responseCode === GOING_AWAY || ON_THE_WAY.has(String(code)) || typeof responseCode !== 'number';
}
