import path from 'node:path';

import type { Configuration } from './platform/config/configuration.js';
import { isLoopback, isLoopbackAddress } from './platform/config/stand-ins.js';

/** A line of the panel: what is needed, and who or what serves it. */
type Row = readonly [need: string, answer: string];

function rows(configuration: Configuration, databaseDescription: string): Row[] {
  const { dataDir, redisUrl, smtpUrl, stripe, role } = configuration;
  return [
    ...(role === 'both' ? [] : [['Role', role] as const]),
    ['Database', databaseDescription],
    [
      'Jobs',
      redisUrl ? `Redis at ${new URL(redisUrl).host}` : 'on the same PostgreSQL (REDIS_URL is not set)',
    ],
    ['Card payments', stripe ? 'Stripe' : 'sandbox, no real card is charged (STRIPE_SECRET_KEY is not set)'],
    [
      'Mail',
      smtpUrl
        ? `sent through ${new URL(smtpUrl).host}`
        : `kept in ${path.join(dataDir, 'mail')} (SMTP_URL is not set)`,
    ],
    ['Files', path.join(dataDir, 'files')],
  ];
}

/**
 * Browsers keep secure cookies from plain http, except at home; what is at home and open to the network should be meant;
 * faults that a test left behind puzzle everybody.
 */
function warnings({ publicUrl, host, role, sandboxWebhookFaults }: Configuration): string[] {
  const isOpen = isLoopback(publicUrl) && host !== undefined && !isLoopbackAddress(host);
  const isPlain = publicUrl.startsWith('http:') && !isLoopback(publicUrl) && role !== 'worker';
  return [
    ...(isPlain
      ? [
          '',
          '  PUBLIC_URL is plain http: signing in and private links need https. Put a proxy with a certificate before it.',
        ]
      : []),
    ...(isOpen
      ? [
          '',
          `  HOST is ${host}: whoever reaches this machine by its network reaches this site, and what stands in for cards and mail.`,
        ]
      : []),
    ...(sandboxWebhookFaults
      ? ['', '  SANDBOX_WEBHOOK_FAULTS is set: webhooks come late, twice, out of order or never, as it asks.']
      : []),
  ];
}

/** What is known once the site runs. */
export interface Opened {
  databaseDescription: string;
  /** Path of the link that makes the first owner; undefined where there is one. */
  firstOwnerPath: string | undefined;
}

/** Where the owner works; who holds the link may become her, once. */
function dashboard({ publicUrl, role }: Configuration, firstOwnerPath: string | undefined): string[] {
  if (role === 'worker') return [];
  if (!firstOwnerPath) return [`  ${'Dashboard'.padEnd(15)}${publicUrl}/admin`];
  return [
    '',
    '  The dashboard has no owner yet. This link makes one, once; ADMIN_EMAIL and ADMIN_PASSWORD would too:',
    `  ${publicUrl}${firstOwnerPath}`,
  ];
}

/** The one small panel that `npm start` prints: the address first, then what is real and what stands in. */
export function panel(configuration: Configuration, { databaseDescription, firstOwnerPath }: Opened): string {
  const lines = rows(configuration, databaseDescription).map(
    ([need, answer]) => `  ${need.padEnd(15)}${answer}`,
  );
  const address =
    configuration.role === 'worker'
      ? 'Lectern works in the background.'
      : `Lectern is open at ${configuration.publicUrl}`;
  return [
    '',
    `  ${address}`,
    '',
    ...lines,
    ...dashboard(configuration, firstOwnerPath),
    ...warnings(configuration),
    '',
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}
