import type { WebhookFaults } from '@lectern/stripe-sandbox';

import type { BackupSettings } from './backup-settings.js';
import type { Build } from './build.js';
import type { CheckoutLimits } from './checkout-limits.js';
import type { EmbedAncestors } from './embed-ancestors.js';
import type { LogLevel } from './log-level.js';
import type { MailReportSettings, SenderCheckSettings } from './mail-settings.js';
import type { S3Settings } from './storage-settings.js';
import type { SiteKeySource } from './site-key-rules.js';
import type { SpeechSettings } from './speech-settings.js';
import type { TimeLimits } from './time-limits.js';

export type Role = 'web' | 'worker' | 'both';

export interface FirstOwner {
  /** In lower case. */
  email: string;
  password: string;
}

export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/**
 * Validated settings from the environment; also the Nest token. `undefined` means the embedded default.
 */
export class Configuration {
  readonly build!: Build;
  readonly role!: Role;
  readonly port!: number;
  /** Address to listen on; all addresses of this machine if undefined. */
  readonly host!: string | undefined;
  /** The site's origin, without a trailing slash. */
  readonly publicUrl!: string;
  /** Value of the `Strict-Transport-Security` header; undefined on plain http. */
  readonly hsts!: string | undefined;
  readonly dataDir!: string;
  readonly siteKeys!: SiteKeySource;
  /** Object storage of books and other files; a folder of `dataDir` if undefined. */
  readonly s3!: S3Settings | undefined;
  readonly fileCacheBytes!: number;
  /** Undefined if no backup is configured. */
  readonly backup!: BackupSettings | undefined;
  /** Folder of the built widgets, each in `<name>/dist`; beside the program if undefined. */
  readonly widgetsDir!: string | undefined;
  readonly databaseUrl!: string | undefined;
  /** The same database for the role that owns the tables, if that is another one. */
  readonly databaseOwnerUrl!: string | undefined;
  /** Address of PostgreSQL itself, if `databaseUrl` leads to a pooler. */
  readonly databaseDirectUrl!: string | undefined;
  /** Maximum number of connections to PostgreSQL that this process opens in all. */
  readonly databaseConnections!: number;
  readonly jobLanes!: { payments: number; mail: number; slow: number };
  readonly redisUrl!: string | undefined;
  /** Prefix of keys in Redis; must differ between sites that share one. */
  readonly redisPrefix!: string;
  readonly smtpUrl!: string | undefined;
  readonly smtpNeedsTls!: boolean;
  readonly mailConnections!: number;
  readonly mailTimeoutMs!: number;
  /** Maximum size of an email; the size that the mail server announces if undefined. */
  readonly mailMaxBytes!: number | undefined;
  readonly mailRatePerSecond!: number;
  readonly mailFrom!: string;
  readonly mailReports!: MailReportSettings;
  readonly senderCheck!: SenderCheckSettings;
  readonly speech!: SpeechSettings;
  readonly stripe!: StripeKeys | undefined;
  /** If undefined, the start prints a link that creates the first owner. */
  readonly firstOwner!: FirstOwner | undefined;
  /** Signs the sandbox's events; random if undefined. */
  readonly sandboxWebhookSecret!: string | undefined;
  /** Port of the sandbox, for tests; that of the site if undefined. */
  readonly sandboxPort!: number | undefined;
  /** Delay until the sandbox disputes a payment by one of its dispute cards. */
  readonly sandboxDisputeAfterMs!: number;
  /** Faults in the delivery of the sandbox's webhooks, for tests. */
  readonly sandboxWebhookFaults!: WebhookFaults | undefined;
  readonly checkoutLimits!: CheckoutLimits;
  /** Age of an unpaid order before the sweep asks Stripe about its payment. */
  readonly paymentSweepAfterMs!: number;
  readonly paymentSweepEveryMs!: number;
  /** Google Analytics tag, `G-…`; no analytics if undefined. */
  readonly gaMeasurementId!: string | undefined;
  readonly embedAncestors!: EmbedAncestors;
  /** IANA name: `America/New_York`. */
  readonly timeZone!: string;
  /** Number of reverse proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies!: number;
  readonly timeLimits!: TimeLimits;
  readonly logLevel!: LogLevel;
  /** Private port for metrics and health. */
  readonly metricsPort!: number | undefined;

  constructor(values: Configuration) {
    Object.assign(this, values);
  }
}
