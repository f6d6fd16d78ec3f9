import path from 'node:path';

import type { Configuration } from './platform/config/configuration.js';
import type { S3Settings } from './platform/config/storage-settings.js';
import { isLoopback, isLoopbackAddress } from './platform/config/stand-ins.js';

type Row = readonly [need: string, service: string];

/** Names the bucket as its service does, without keys. */
function describeBucket({ bucket, endpoint, region, prefix }: S3Settings): string {
  const service = endpoint ? new URL(endpoint).host : `Amazon S3 in ${region}`;
  return `bucket ${bucket} at ${service}${prefix ? `, under ${prefix}` : ''}`;
}

function rows(configuration: Configuration, databaseDescription: string): Row[] {
  const { dataDir, redisUrl, s3, smtpUrl, stripe, role } = configuration;
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
    ['Files', s3 ? describeBucket(s3) : path.join(dataDir, 'files')],
  ];
}

function warnings(
  { publicUrl, host, role, sandboxWebhookFaults }: Configuration,
  found: readonly string[],
): string[] {
  const isOpen = isLoopback(publicUrl) && host !== undefined && !isLoopbackAddress(host);
  const isPlain = publicUrl.startsWith('http:') && !isLoopback(publicUrl) && role !== 'worker';
  return [
    ...found.flatMap((warning) => ['', `  ${warning}`]),
    ...(isPlain
      ? [
          '',
          '  PUBLIC_URL is plain http: signing in and private links need https. Put a proxy with a certificate in front of it.',
        ]
      : []),
    ...(isOpen
      ? [
          '',
          `  HOST is ${host}: others on this network can reach this site, with its sandbox for cards and mail.`,
        ]
      : []),
    ...(sandboxWebhookFaults
      ? ['', '  SANDBOX_WEBHOOK_FAULTS is set: webhooks come late, twice, out of order or never, as it asks.']
      : []),
  ];
}

export interface Opened {
  databaseDescription: string;
  /** Sentences about what the start found. */
  warnings?: readonly string[];
  /** Path of the link that creates the first owner; undefined if there is one. */
  firstOwnerPath: string | undefined;
}

function dashboard({ publicUrl, role }: Configuration, firstOwnerPath: string | undefined): string[] {
  if (role === 'worker') return [];
  if (!firstOwnerPath) return [`  ${'Dashboard'.padEnd(15)}${publicUrl}/admin`];
  return [
    '',
    '  The dashboard has no owner yet. Open this link to become the owner, or set ADMIN_EMAIL and ADMIN_PASSWORD:',
    `  ${publicUrl}${firstOwnerPath}`,
  ];
}

/** Summary that `npm start` prints: address, services, warnings. */
export function panel(
  configuration: Configuration,
  { databaseDescription, warnings: found = [], firstOwnerPath }: Opened,
): string {
  const lines = rows(configuration, databaseDescription).map(
    ([need, service]) => `  ${need.padEnd(15)}${service}`,
  );
  const address =
    configuration.role === 'worker'
      ? 'Lectern runs jobs in the background.'
      : `Lectern is open at ${configuration.publicUrl}`;
  return [
    '',
    `  ${address}`,
    '',
    ...lines,
    ...dashboard(configuration, firstOwnerPath),
    ...warnings(configuration, found),
    '',
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}
