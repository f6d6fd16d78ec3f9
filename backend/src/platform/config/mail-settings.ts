import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './read-setting.js';

/** Credentials of providers and mail servers that report deliveries; each endpoint is off if undefined. */
export interface MailReportSettings {
  /** Topic of Amazon SNS to which SES publishes. */
  sesTopicArn: string | undefined;
  sesEndpoint: string | undefined;
  postmarkSecret: string | undefined;
  mailgunSigningKey: string | undefined;
  /** For programs that forward incoming emails. */
  inboundSecret: string | undefined;
}

export interface SenderCheckSettings {
  /** Name of the DKIM key; common ones are tried if undefined. */
  dkimSelector: string | undefined;
  /** `address` or `address:port`; the machine's own if undefined. */
  dnsServer: string | undefined;
}

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
const MIN_SECRET_LENGTH = 16;

function read(env: Environment, name: string, pattern: RegExp, requirement: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (pattern.test(text)) return text;
  throw new ConfigurationError(`${name} must ${requirement}.`);
}

/** Secrets are parts of URLs, so no character may need escaping. */
function readSecret(env: Environment, name: string): string | undefined {
  const requirement = `be at least ${MIN_SECRET_LENGTH} letters, digits and any of _ - . ~`;
  return read(env, name, /^[\w.~-]{16,200}$/, requirement);
}

export function readMailReports(env: Environment): MailReportSettings {
  return {
    sesTopicArn: read(
      env,
      'MAIL_REPORTS_SES_TOPIC_ARN',
      /^arn:aws[\w-]*:sns:[a-z0-9-]+:\d{12}:[\w.-]{1,256}$/,
      'look like arn:aws:sns:eu-west-1:123456789012:letters',
    ),
    sesEndpoint: read(
      env,
      'MAIL_REPORTS_SES_ENDPOINT',
      LOOPBACK,
      'be an origin on this machine such as http://127.0.0.1:4566: it is for tests only',
    ),
    postmarkSecret: readSecret(env, 'MAIL_REPORTS_POSTMARK_SECRET'),
    mailgunSigningKey: read(
      env,
      'MAIL_REPORTS_MAILGUN_SIGNING_KEY',
      /^\S{16,200}$/,
      'be the HTTP webhook signing key that Mailgun shows',
    ),
    inboundSecret: readSecret(env, 'MAIL_REPORTS_INBOUND_SECRET'),
  };
}

export function readSenderCheck(env: Environment): SenderCheckSettings {
  return {
    dkimSelector: read(
      env,
      'MAIL_DKIM_SELECTOR',
      /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*$/i,
      'be the part before ._domainkey, such as mail2026',
    ),
    dnsServer: read(
      env,
      'DNS_SERVER',
      /^(?:\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?|\[[0-9a-f:]+\](?::\d{1,5})?)$/i,
      'be an IP address such as 9.9.9.9, or 127.0.0.1:5353',
    ),
  };
}
