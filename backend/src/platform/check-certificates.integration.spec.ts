import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createServer, type Server } from 'node:tls';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type Certificates, issueCertificates } from '../testing/certificates.js';
import { FakeS3 } from '../testing/fake-s3.js';
import { MailServer } from '../testing/mail-server.js';
import { spawnSource } from '../testing/spawn-source.js';

const PASSWORD = 'a-password-of-a-service';
const redisUrl = process.env['TEST_REDIS_URL'];

describe('Certificates of SMTP, Redis and S3 by an authority of one’s own', () => {
  const mailServer = new MailServer();
  const s3 = new FakeS3();
  const servers: Server[] = [];
  let certificates: Certificates;
  let environment: Record<string, string>;

  /** Adds TLS in front of a server. @returns its port */
  async function encrypt(url: string): Promise<number> {
    const [cert, key] = await Promise.all(
      [certificates.certificate, certificates.key].map((file) => readFile(file)),
    );
    const { hostname, port } = new URL(url);
    const server = createServer({ cert, key }, (client) => {
      const target = connect(Number(port), hostname);
      client.on('error', () => target.destroy()).pipe(target);
      target.on('error', () => client.destroy()).pipe(client);
    });
    server.on('tlsClientError', () => undefined).listen(0, 'localhost');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  beforeAll(async () => {
    certificates = await issueCertificates();
    const mailPort = await encrypt(await mailServer.open());
    const { S3_ENDPOINT = '', ...bucket } = (await s3.open()).settings;
    environment = {
      SMTP_URL: `smtps://localhost:${mailPort}`,
      ...bucket,
      S3_ENDPOINT: `https://localhost:${await encrypt(S3_ENDPOINT)}`,
      S3_CACHE_MB: '0',
      ...(redisUrl ? { REDIS_URL: `rediss://localhost:${await encrypt(redisUrl)}` } : {}),
    };
  });
  afterAll(async () => {
    for (const server of servers) server.close();
    await Promise.all([mailServer.close(), s3.close(), certificates.remove()]);
  });

  /** @param authority file of an authority to trust */
  async function use(authority: string, settings = environment): Promise<{ warnings: string[] }> {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
    const child = spawnSource('testing/use-certificates.ts', [JSON.stringify(settings)], env);
    const [output] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return JSON.parse(output) as { warnings: string[] };
  }

  it('are accepted with NODE_EXTRA_CA_CERTS, and otherwise named at start without a password', async () => {
    const SMTP_URL = environment['SMTP_URL']?.replace('//', `//lectern:${PASSWORD}@`) ?? '';
    const [trusting, strange] = await Promise.all([
      use(certificates.authority),
      use('', { ...environment, SMTP_URL }),
    ]);
    const redis = (works: boolean) => (redisUrl ? { redis: works } : {});
    expect(trusting).toEqual({ warnings: [], mail: true, files: true, ...redis(true) });
    expect(strange).toEqual({ warnings: expect.any(Array), mail: false, files: false, ...redis(false) });
    expect(strange.warnings).toEqual(
      ['the mail server', ...(redisUrl ? ['Redis'] : []), 'the bucket'].map((service) =>
        expect.stringMatching(
          `^The certificate of ${service} at localhost is not accepted: .+ set NODE_EXTRA_CA_CERTS=/path/to/ca.pem.$`,
        ),
      ),
    );
    expect(strange.warnings.join()).not.toContain(PASSWORD);
  });
});
