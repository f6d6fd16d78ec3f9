import type { WebhookFaults } from '@lectern/stripe-sandbox';

import type { CheckoutLimits } from './checkout-limits.js';
import type { EmbedAncestors } from './embed-ancestors.js';
import type { LogLevel } from './log-level.js';
import type { MailReportSettings, SenderCheckSettings } from './mail-settings.js';
import type { S3Settings } from './storage-settings.js';
import type { SiteKeySource } from './site-key-rules.js';
import type { SpeechSettings } from './speech-settings.js';
import type { TimeLimits } from './time-limits.js';

export type Role = 'web' | 'worker' | 'both';

/** Of whom the first owner of the dashboard is made. */
export interface FirstOwner {
  /** In small letters. */
  email: string;
  password: string;
}

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/**
 * Everything the process was told by its environment, validated; the Nest token as well.
 * `undefined` means: use the embedded default.
 */
export class Configuration {
  readonly role!: Role;
  readonly port!: number;
  /** The address of this machine that it is served on; on all of them when undefined. */
  readonly host!: string | undefined;
  /** The site's origin, without a trailing slash. */
  readonly publicUrl!: string;
  /** Whether visitors come by https. */
  readonly isHttps!: boolean;
  readonly dataDir!: string;
  /** Where the keys lie by which the site signs and seals. */
  readonly siteKeys!: SiteKeySource;
  /** Where files lie that are sold or made; in a folder of the data directory when undefined. */
  readonly s3!: S3Settings | undefined;
  /** How much of the bucket's books a machine keeps by; 0 where each is fetched for every download. */
  readonly fileCacheBytes!: number;
  /** Where the built widgets lie, each in `<name>/dist`; beside the program when undefined. */
  readonly widgetsDir!: string | undefined;
  readonly databaseUrl!: string | undefined;
  /** The same database for the role that its tables belong to; undefined where that is the site's own, or not told. */
  readonly databaseOwnerUrl!: string | undefined;
  /** How many connections to the database a process may hold, for visitors and for jobs. */
  readonly databasePools!: { visitors: number; jobs: number };
  /** How many jobs of each lane a process does at once. */
  readonly jobLanes!: { payments: number; mail: number; slow: number };
  readonly redisUrl!: string | undefined;
  /** What the names of this site's keys in Redis begin with: two sites on one Redis need two. */
  readonly redisPrefix!: string;
  readonly smtpUrl!: string | undefined;
  /** Whether nothing is sent where the mail server does not encrypt. */
  readonly smtpNeedsTls!: boolean;
  /** How many connections to the mail server one process may hold. */
  readonly mailConnections!: number;
  /** How long the mail server may be silent. */
  readonly mailTimeoutMs!: number;
  /** Largest email that the mail server takes; undefined to go by what it says. */
  readonly mailMaxBytes!: number | undefined;
  /** How many emails of a broadcast go out in a second. */
  readonly mailRatePerSecond!: number;
  /** The From line of every mail. */
  readonly mailFrom!: string;
  readonly mailReports!: MailReportSettings;
  readonly senderCheck!: SenderCheckSettings;
  readonly speech!: SpeechSettings;
  readonly stripe!: StripeKeys | undefined;
  /** Undefined: a link that the start prints makes the first owner. */
  readonly firstOwner!: FirstOwner | undefined;
  /** Signs the sandbox's events; one of its own making when undefined. */
  readonly sandboxWebhookSecret!: string | undefined;
  /** The port of this machine where the sandbox is asked, for tests; its own when undefined. */
  readonly sandboxPort!: number | undefined;
  /** How long after a payment with a card of disputes the sandbox's bank opens one. */
  readonly sandboxDisputeAfterMs!: number;
  /** How badly the sandbox carries its webhooks, for tests; faithfully when undefined. */
  readonly sandboxWebhookFaults!: WebhookFaults | undefined;
  /** How much buying from one place is too much. */
  readonly checkoutLimits!: CheckoutLimits;
  /** How old an order is before Stripe is asked about its payment, which nobody reported. */
  readonly paymentSweepAfterMs!: number;
  /** How often Stripe is asked for what nobody reported. */
  readonly paymentSweepEveryMs!: number;
  /** Of the third-party analytics tag, `G-…`; nobody is counted when undefined. */
  readonly gaMeasurementId!: string | undefined;
  /** Whose pages may show which of the site's frames. */
  readonly embedAncestors!: EmbedAncestors;
  /** Whose days the site counts by: `America/New_York`. */
  readonly timeZone!: string;
  /** How many reverse proxies stand before this process and may speak for the visitor's address. */
  readonly trustedProxies!: number;
  readonly timeLimits!: TimeLimits;
  readonly logLevel!: LogLevel;
  /** A port of its own for metrics and health, to be kept from strangers; none when undefined. */
  readonly metricsPort!: number | undefined;

  constructor(values: Configuration) {
    Object.assign(this, values);
  }
}
