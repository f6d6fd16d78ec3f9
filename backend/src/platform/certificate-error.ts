/** Codes of Node for a certificate that it does not accept. */
const CODES = /^(ERR_TLS_CERT_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_(GET|VERIFY)_|HOSTNAME_MISMATCH)/;

/** Reason of OpenSSL, without a period; undefined for any other error. */
export function certificateFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // nodemailer replaces the code of an error by its own.
  const { code = '' } = (error.cause ?? error) as NodeJS.ErrnoException;
  const isFault = CODES.test(code) || /certificate|altnames/i.test(error.message);
  return isFault ? error.message.replace(/\.$/, '') : undefined;
}
