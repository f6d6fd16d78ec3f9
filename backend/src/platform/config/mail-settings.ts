import { ConfigurationError } from './configuration-error.js';

/** How providers and mail servers prove who they are when they say what has become of emails. */
export interface MailReportSettings {
  /** The topic of Amazon SNS through which SES tells; not taken when undefined, as the others. */
  sesTopicArn: string | undefined;
  /** Asked in place of Amazon SNS, for tests: an origin on this machine. */
  sesEndpoint: string | undefined;
  postmarkSecret: string | undefined;
  mailgunSigningKey: string | undefined;
  /** Of whoever posts messages that came in. */
  inboundSecret: string | undefined;
}

/** What the check of the sender's domain is told. */
export interface SenderCheckSettings {
  /** Under which name the DKIM key is published; common ones are tried when undefined. */
  dkimSelector: string | undefined;
  /** Asked for records, as `address` or `address:port`; the machine's own when undefined. */
  dnsServer: string | undefined;
}

type Environment = Record<string, string | undefined>;

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d{1,5})?$/;
const SHORTEST_SECRET = 16;

function read(env: Environment, name: string, pattern: RegExp, demand: string): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (pattern.test(text)) return text;
  throw new ConfigurationError(`${name} must ${demand}.`);
}

/** Of our own choosing, and part of addresses: nothing in it needs to be escaped. */
function readSecret(env: Environment, name: string): string | undefined {
  const demand = `be at least ${SHORTEST_SECRET} letters, digits and any of _ - . ~`;
  return read(env, name, /^[\w.~-]{16,200}$/, demand);
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
      'be an origin on this machine such as http://127.0.0.1:4566: it is for tests alone',
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
