import { once } from 'node:events';
import { connect } from 'node:tls';

import SMTPConnection from 'nodemailer/lib/smtp-connection';

import { certificateFault } from './certificate-error.js';
import type { Configuration } from './config/configuration.js';

/** A service that takes longer is left to those who use it. */
const TIMEOUT_MS = 3_000;

interface Service {
  name: string;
  host: string;
  port: number;
}

function serviceAt(name: string, url: string, defaultPort: number): Service {
  const { hostname, port } = new URL(url);
  return { name, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || defaultPort };
}

async function connectByTls({ host, port }: Service): Promise<void> {
  const socket = connect({ host, port, servername: host, timeout: TIMEOUT_MS });
  socket.on('timeout', () => socket.destroy(new Error('timeout')));
  try {
    await once(socket, 'secureConnect');
  } finally {
    socket.destroy();
  }
}

async function connectBySmtp({ host, port }: Service, secure: boolean, requireTLS: boolean): Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const connection = new SMTPConnection({ host, port, secure, requireTLS, ...timeouts });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
  } finally {
    connection.close();
  }
}

async function check(service: Service, handshake: Promise<void>): Promise<string[]> {
  const error: unknown = await handshake.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const fault = certificateFault(error);
  if (fault === undefined) return [];
  return [
    `The certificate of ${service.name} at ${service.host} is not accepted: ${fault}. ` +
      'If it is from a certificate authority of your own, set NODE_EXTRA_CA_CERTS=/path/to/ca.pem.',
  ];
}

/** Finds services with certificates that this process does not accept. @returns a sentence for each */
export async function checkCertificates({
  smtpUrl,
  smtpNeedsTls,
  redisUrl,
  s3,
}: Pick<Configuration, 'smtpUrl' | 'smtpNeedsTls' | 'redisUrl' | 's3'>): Promise<string[]> {
  const checks: Promise<string[]>[] = [];
  if (smtpUrl) {
    const isSecure = smtpUrl.toLowerCase().startsWith('smtps:');
    const service = serviceAt('the mail server', smtpUrl, isSecure ? 465 : 587);
    checks.push(check(service, connectBySmtp(service, isSecure, smtpNeedsTls)));
  }
  if (redisUrl?.toLowerCase().startsWith('rediss:')) {
    const service = serviceAt('Redis', redisUrl, 6379);
    checks.push(check(service, connectByTls(service)));
  }
  if (s3?.endpoint?.startsWith('https:')) {
    const service = serviceAt('the bucket', s3.endpoint, 443);
    checks.push(check(service, connectByTls(service)));
  }
  return (await Promise.all(checks)).flat();
}
