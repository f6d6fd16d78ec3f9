// Uses SMTP, Redis and S3 over TLS in a process of its own, because Node reads NODE_EXTRA_CA_CERTS at its start.
// Prints the warnings of a start, and what worked, as a line of JSON.
import 'reflect-metadata';

import { Redis } from 'ioredis';

import { checkCertificates } from '../platform/check-certificates.js';
import { readConfiguration } from '../platform/config/read-configuration.js';
import { Mailer } from '../platform/email/mailer.js';
import { queueOptions } from '../platform/jobs/queue.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { ServiceCalls } from '../platform/metrics/service-calls.js';
import { openStoredFiles } from '../platform/storage/open-stored-files.js';
import { directAccess } from './direct-access.js';

const configuration = readConfiguration(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>, {
  mailFrom: 'hello@example.com',
});
const mail = { to: 'ruth@example.com', subject: 'A word', body: { html: '<p>A word.</p>', text: 'A word.' } };

async function pingRedis(): Promise<string> {
  const { connection } = queueOptions(directAccess(configuration), configuration);
  const { url = '', ...options } = connection as { url?: string };
  const redis = new Redis(url, { ...options, retryStrategy: () => null, lazyConnect: true });
  redis.on('error', () => undefined);
  await redis.connect();
  const answer = await redis.ping();
  redis.disconnect();
  return answer;
}

async function sendMail(): Promise<string> {
  const metrics = new Metrics();
  const mailer = new Mailer(configuration, metrics, new ServiceCalls(metrics));
  return mailer.send(mail, 'a-word').finally(() => mailer.onApplicationShutdown());
}

const worked = async (use: () => Promise<unknown>) =>
  use().then(
    () => true,
    () => false,
  );
const files = await openStoredFiles(configuration);
const results = {
  warnings: await checkCertificates(configuration),
  mail: await worked(sendMail),
  files: await worked(() => files.size('books/none.pdf')),
  ...(configuration.redisUrl ? { redis: await worked(pingRedis) } : {}),
};
process.stdout.write(`${JSON.stringify(results)}\n`);
process.exit();
