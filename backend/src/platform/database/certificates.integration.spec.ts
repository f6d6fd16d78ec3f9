import { writeFile } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@lectern/embedded-postgres/servers';
import { giveToServer, KillableServer } from '@lectern/embedded-postgres/testing';
import { Logger } from '@nestjs/common';

import { type Certificates, issueCertificates } from '../../testing/certificates.js';
import { readConfiguration } from '../config/read-configuration.js';
import { createDataSource } from './data-source.js';
import { openDatabase } from './open-database.js';

const PASSWORD = 'a-password-of-the-database';

describe('A certificate of PostgreSQL by an authority of one’s own', () => {
  let certificates: Certificates;
  let server: KillableServer;
  let port: number;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    certificates = await issueCertificates();
    const { certificate, key } = certificates;
    const access = certificate.replace('server.pem', 'pg_hba.conf');
    await writeFile(
      access,
      'local all all trust\nhostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n',
    );
    for (const file of [access, certificate, key]) await giveToServer(file);
    port = await freePort();
    server = await KillableServer.start({
      listen_addresses: 'localhost',
      port: String(port),
      hba_file: access,
      ssl: 'on',
      ssl_cert_file: certificate,
      ssl_key_file: key,
    });
  });
  afterAll(async () => {
    await server.stop();
    await certificates.remove();
  });

  const urlOf = (options: string, host = 'localhost') =>
    `postgres://lectern:${PASSWORD}@${host}:${port}/mortal?${options}`;
  const open = (url: string) =>
    openDatabase(readConfiguration({ DATABASE_URL: url }, { mailFrom: 'a@example.com' }));
  const failureOf = (url: string) =>
    open(url).then(
      () => 'none',
      (error: Error) => `${error.name}: ${error.message}`,
    );

  it('is accepted with sslrootcert, and encrypts all connections', async () => {
    const url = urlOf(`sslmode=verify-full&sslrootcert=${certificates.authority}`);
    const { access } = await open(url);
    const source = await createDataSource(access.url, []).initialize();
    expect(await source.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).toEqual([
      { ssl: true },
    ]);
    await source.destroy();
  });

  it('is rejected with a sentence if it does not match, without the password', async () => {
    const failures = await Promise.all([
      failureOf(urlOf('sslmode=verify-full')),
      failureOf(urlOf(`sslmode=verify-full&sslrootcert=${certificates.authority}`, '127.0.0.1')),
      failureOf(urlOf('sslmode=verify-full&sslrootcert=/nowhere/ca.pem')),
      failureOf(urlOf(`sslmode=verify-full&sslrootcert=${certificates.key}`)),
    ]);
    expect(failures).toEqual([
      expect.stringMatching(
        /^ConfigurationError: The certificate of PostgreSQL at localhost is not accepted: .*[a-z]\. If it is from a certificate authority of your own, add sslrootcert=\/path\/to\/ca\.pem to DATABASE_URL\.$/,
      ),
      expect.stringMatching(
        /^ConfigurationError: The certificate of PostgreSQL at 127\.0\.0\.1 is not accepted: .*altnames/,
      ),
      'ConfigurationError: DATABASE_URL names the file /nowhere/ca.pem, which cannot be read (ENOENT).',
      expect.stringMatching(
        /^ConfigurationError: The certificate of PostgreSQL at localhost is not accepted/,
      ),
    ]);
    expect(failures.join()).not.toContain(PASSWORD);
  });
});
