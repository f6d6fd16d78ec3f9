import { summariseError } from '../../platform/jobs/error-summary.js';

/** What errors of networks, mail servers and buckets mean, by their code or name. */
const MEANINGS: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at its address: it is switched off, or the address or the port is wrong.',
  ENOTFOUND: 'Its name is not known: look at how its address is spelt.',
  EAI_AGAIN: 'Its name could not be looked up: the network may be down.',
  ETIMEDOUT: 'It did not answer in time.',
  ECONNRESET: 'It broke the connection off.',
  ECONNECTION: 'It could not be reached at its address.',
  ESOCKET: 'It could not be reached at its address.',
  EAUTH: 'It refuses the name or the password.',
  ETLS: 'A safe connection could not be agreed on.',
  EENVELOPE: 'It does not take letters from or to this address.',
  StripeAuthenticationError: 'It refuses the key.',
  StripePermissionError: 'The key is not allowed to read the balance.',
  StripeConnectionError: 'It could not be reached.',
  NoSuchBucket: 'There is no bucket of this name.',
  AccessDenied: 'The access key may not do this.',
  InvalidAccessKeyId: 'It does not know the access key.',
  SignatureDoesNotMatch: 'It refuses the secret of the access key.',
  EACCES: 'The site may not write there.',
  ENOSPC: 'The disk is full.',
  invalid_api_key: 'It refuses the key.',
  insufficient_quota: 'The account has no credit left.',
};

/** Why something did not answer as it should, without a secret or an address: for who can do something about it. */
export function whyNot(error: unknown): string {
  const { code, name, type, message } = (error ?? {}) as Record<string, unknown>;
  // What wraps another error says which in its words.
  const inner = /\bE[A-Z]{4,}\b/.exec(String(message))?.[0];
  const meaning = [inner, code, type, name].map((key) => MEANINGS[String(key)]).find(Boolean);
  return [meaning, `(${summariseError(error)})`].filter(Boolean).join(' ');
}
