import path from 'node:path';

import { type BackupPlace, readBackup, readBackupPlace } from './backup-settings.js';
import { readBuild, releaseOf } from './build.js';
import { PASSWORD_LENGTH } from './password-rules.js';
import { readCheckoutLimits } from './checkout-limits.js';
import { ConfigurationError } from './configuration-error.js';
import { type FirstOwner, Configuration, type Role, type StripeKeys } from './configuration.js';
import { readDatabase } from './database-settings.js';
import { readEmbedAncestors } from './embed-ancestors.js';
import { readLogLevel } from './log-level.js';
import { readMailReports, readSenderCheck } from './mail-settings.js';
import { type Environment, readInteger, readUrl } from './read-setting.js';
import { readSiteKeySource } from './site-key-settings.js';
import { readSpeech } from './speech-settings.js';
import { isLoopback, parseAllowedStandIns, refuseStandIns, type StandIn } from './stand-ins.js';
import { readS3 } from './storage-settings.js';
import { readTimeLimits } from './time-limits.js';
import { parseWebhookFaults } from './webhook-faults.js';

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** @param fallback time zone of the content */
export function readTimeZone(text: string | undefined, fallback = 'UTC'): string {
  const zone = text?.trim() || fallback;
  // PostgreSQL reads the same names, but inverts the sign of offsets.
  if (/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone) && isZone(zone)) return zone;
  throw new ConfigurationError(`TIME_ZONE must be a zone such as America/New_York, not "${zone}".`);
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

function readFirstOwner(env: Environment): FirstOwner | undefined {
  const email = env['ADMIN_EMAIL']?.trim().toLowerCase();
  const password = env['ADMIN_PASSWORD'];
  if (!email && !password) return undefined;
  if (!email || !password) {
    throw new ConfigurationError('ADMIN_EMAIL and ADMIN_PASSWORD create the first owner together: set both.');
  }
  if (!EMAIL.test(email)) throw new ConfigurationError('ADMIN_EMAIL must be an email address.');
  if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max) {
    throw new ConfigurationError(
      `ADMIN_PASSWORD must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
    );
  }
  return { email, password };
}

/** Stripe opens a test dispute within a second. */
const DISPUTE_AFTER_MS = 500;
const MINUTE_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** One year. */
const HSTS = 'max-age=31536000';

const ROLES: readonly Role[] = ['web', 'worker', 'both'];

function readRole(env: Environment): Role {
  const text = env['ROLE']?.trim().toLowerCase() || 'both';
  const role = ROLES.find((known) => known === text);
  if (role) return role;
  throw new ConfigurationError(`ROLE must be web, worker or both, not "${text}".`);
}

/** A worker opens no other port, so METRICS_PORT may equal PORT. */
function readMetricsPort(env: Environment, role: Role, port: number): number | undefined {
  const metricsPort = readInteger(env, 'METRICS_PORT', 0, 65_535) || undefined;
  if (metricsPort === undefined || metricsPort !== port || role === 'worker') return metricsPort;
  throw new ConfigurationError(`METRICS_PORT must differ from PORT, which is ${port} too.`);
}

function readPublicUrl(env: Environment, port: number): string {
  const text = readUrl(env, 'PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ConfigurationError('PUBLIC_URL must be an origin such as https://example.com, without a path.');
  }
  return url.origin;
}

/** A local site has no real payments and mail, so other machines cannot reach it by default. */
function readHost(env: Environment, publicUrl: string): string | undefined {
  const text = env['HOST']?.trim();
  if (text || !isLoopback(publicUrl)) return text || undefined;
  return new URL(publicUrl).hostname === '[::1]' ? '::1' : '127.0.0.1';
}

function readStripe(env: Environment): StripeKeys | undefined {
  const secretKey = env['STRIPE_SECRET_KEY']?.trim();
  if (!secretKey) return undefined;
  const publishableKey = env['STRIPE_PUBLISHABLE_KEY']?.trim();
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET']?.trim();
  if (!/^(sk|rk)_/.test(secretKey)) {
    throw new ConfigurationError('STRIPE_SECRET_KEY must start with sk_ or rk_.');
  }
  if (!publishableKey?.startsWith('pk_')) {
    throw new ConfigurationError(
      'STRIPE_PUBLISHABLE_KEY must be set with STRIPE_SECRET_KEY; it starts with pk_.',
    );
  }
  if (!webhookSecret?.startsWith('whsec_')) {
    throw new ConfigurationError(
      'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY; it starts with whsec_.',
    );
  }
  return { secretKey, publishableKey, webhookSecret };
}

/** MAIL_CATCHER_URL counts only on a local site; a public site without SMTP_URL must report the lack. */
function readSmtpUrl(env: Environment, publicUrl: string): string | undefined {
  const catcherUrl = readUrl(env, 'MAIL_CATCHER_URL', ['smtp']);
  return readUrl(env, 'SMTP_URL', ['smtp', 'smtps']) ?? (isLoopback(publicUrl) ? catcherUrl : undefined);
}

function readFlag(env: Environment, name: string): boolean {
  const text = env[name]?.trim().toLowerCase() || 'false';
  if (text !== 'true' && text !== 'false')
    throw new ConfigurationError(`${name} must be true or false, not "${text}".`);
  return text === 'true';
}

/** Not needed on loopback, and can be turned off by SMTP_ALLOW_PLAIN. */
function needsTls(env: Environment): boolean {
  const url = readUrl(env, 'SMTP_URL', ['smtp', 'smtps']);
  const allowsPlain = readFlag(env, 'SMTP_ALLOW_PLAIN');
  return url !== undefined && !allowsPlain && !isLoopback(url);
}

/**
 * Covers subdomains only on request: browsers remember the header for a year, and other services of the owner may still
 * use plain http (RFC 6797 §11.4.2).
 */
function readHsts(env: Environment, publicUrl: string): string | undefined {
  const hasSubdomains = readFlag(env, 'HSTS_INCLUDE_SUBDOMAINS');
  if (!publicUrl.startsWith('https:')) return undefined;
  return hasSubdomains ? `${HSTS}; includeSubDomains` : HSTS;
}

function readRedisPrefix(env: Environment): string {
  const text = env['REDIS_PREFIX']?.trim() || 'lectern';
  // Braces are a hash tag, which keeps a queue on one node of a Redis cluster.
  if (/^[\w.{}-]{1,60}$/.test(text)) return text;
  throw new ConfigurationError('REDIS_PREFIX must be up to 60 letters, digits and any of _ . - { }.');
}

function readMeasurementId(env: Environment): string | undefined {
  const text = env['GA_MEASUREMENT_ID']?.trim();
  if (!text) return undefined;
  if (/^G-[A-Z0-9]{4,20}$/.test(text)) return text;
  throw new ConfigurationError('GA_MEASUREMENT_ID must look like G-ABC1234567.');
}

/** From the content. */
interface ConfigurationDefaults {
  mailFrom: string;
  /** IANA name; UTC by default. */
  timeZone?: string;
}

/** Reads and validates the environment. @throws ConfigurationError for the first error */
export function readConfiguration(env: Environment, defaults: ConfigurationDefaults): Configuration {
  const role = readRole(env);
  const port = readInteger(env, 'PORT', 3000, 65_535);
  const publicUrl = readPublicUrl(env, port);
  const stripe = readStripe(env);
  const dataDir = path.resolve(env['DATA_DIR']?.trim() || '.data');
  const smtpUrl = readSmtpUrl(env, publicUrl);
  const redisUrl = readUrl(env, 'REDIS_URL', ['redis', 'rediss']);
  const database = readDatabase(env, { role, redisUrl, stripe });
  const standIns: StandIn[] = [
    ...(stripe ? [] : ['payments' as const]),
    ...(smtpUrl ? [] : ['mail' as const]),
    ...(database.databaseUrl ? [] : ['database' as const]),
  ];
  refuseStandIns(publicUrl, standIns, parseAllowedStandIns(env['ALLOW_STAND_INS']));
  return new Configuration({
    build: readBuild(env['LECTERN_COMMIT']),
    role,
    port,
    host: readHost(env, publicUrl),
    publicUrl,
    hsts: readHsts(env, publicUrl),
    dataDir,
    siteKeys: readSiteKeySource(env, dataDir),
    s3: readS3(env),
    fileCacheBytes: readInteger(env, 'S3_CACHE_MB', 1_024, 1_000_000) * MEGABYTE,
    backup: readBackup(env, dataDir, (name, ...bounds) => readInteger(env, name, ...bounds)),
    widgetsDir: env['WIDGETS_DIR']?.trim() ? path.resolve(env['WIDGETS_DIR'].trim()) : undefined,
    ...database,
    jobLanes: {
      payments: readInteger(env, 'JOBS_PAYMENTS', 8, 100, 1),
      mail: readInteger(env, 'JOBS_MAIL', 8, 100, 1),
      slow: readInteger(env, 'JOBS_SLOW', 4, 100, 1),
    },
    redisUrl,
    redisPrefix: readRedisPrefix(env),
    smtpUrl,
    smtpNeedsTls: needsTls(env),
    mailConnections: readInteger(env, 'MAIL_CONNECTIONS', 5, 100, 1),
    mailTimeoutMs: readInteger(env, 'MAIL_TIMEOUT_MS', 15_000, 10 * MINUTE_MS, 100),
    // 0: the size that the mail server announces.
    mailMaxBytes: readInteger(env, 'MAIL_MAX_MB', 0, 1_000) * 1_000_000 || undefined,
    mailRatePerSecond: readInteger(env, 'MAIL_RATE_PER_SECOND', 10, 10_000, 1),
    mailFrom: env['MAIL_FROM']?.trim() || defaults.mailFrom,
    mailReports: readMailReports(env),
    senderCheck: readSenderCheck(env),
    stripe,
    firstOwner: readFirstOwner(env),
    sandboxWebhookSecret: env['STRIPE_WEBHOOK_SECRET']?.trim() || undefined,
    sandboxPort: readInteger(env, 'SANDBOX_PORT', 0, 65_535) || undefined,
    sandboxDisputeAfterMs: readInteger(env, 'SANDBOX_DISPUTE_AFTER_MS', DISPUTE_AFTER_MS, WEEK_MS),
    sandboxWebhookFaults: parseWebhookFaults(env['SANDBOX_WEBHOOK_FAULTS'], { withStripe: Boolean(stripe) }),
    checkoutLimits: readCheckoutLimits(env['CHECKOUT_LIMITS']),
    paymentSweepAfterMs: readInteger(env, 'PAYMENT_SWEEP_AFTER_MS', 15 * MINUTE_MS, WEEK_MS),
    paymentSweepEveryMs: readInteger(env, 'PAYMENT_SWEEP_EVERY_MS', 5 * MINUTE_MS, WEEK_MS, 100),
    speech: readSpeech(env, (fallback) => readInteger(env, 'SPEECH_DAILY_CHARACTERS', fallback, 100_000_000)),
    gaMeasurementId: readMeasurementId(env),
    embedAncestors: readEmbedAncestors(env),
    timeZone: readTimeZone(env['TIME_ZONE'], defaults.timeZone),
    trustedProxies: readInteger(env, 'TRUSTED_PROXIES', 0, 10),
    timeLimits: readTimeLimits((name, ...bounds) => readInteger(env, name, ...bounds), isLoopback(publicUrl)),
    logLevel: readLogLevel(env['LOG_LEVEL'], publicUrl),
    metricsPort: readMetricsPort(env, role, port),
  });
}

/** Fields of each log line, known before the settings are valid. */
export function processFields(): Record<string, string | number | undefined> {
  const role = ROLES.find((known) => known === (process.env['ROLE']?.trim().toLowerCase() || 'both'));
  return { role, pid: process.pid, release: releaseOf(readBuild(process.env['LECTERN_COMMIT'])) };
}

/** Only this and {@link processFields} read `process.env`. */
export function configurationFromEnvironment(defaults: ConfigurationDefaults): Configuration {
  return readConfiguration(process.env, defaults);
}

/** Reads a place that a command names, with the access keys of the environment. */
export const backupPlaceFromEnvironment = (text: string, dataDir: string): BackupPlace =>
  readBackupPlace(process.env, 'The place of the backup', text, dataDir);
