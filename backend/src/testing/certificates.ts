import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const openssl = (...options: string[]) => promisify(execFile)('openssl', options);
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** Files of a certificate authority and of the certificate that it issued to `localhost`. */
export interface Certificates {
  authority: string;
  certificate: string;
  key: string;
  remove(): Promise<void>;
}

export async function issueCertificates(): Promise<Certificates> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-certificates-'));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o711);
  const file = (name: string) => path.join(folder, name);
  const [authority, authorityKey] = [file('ca.pem'), file('ca.key')];
  const [certificate, key] = [file('server.pem'), file('server.key')];
  const subject = ['-subj', '/CN=A test authority', '-keyout', authorityKey, '-out', authority];
  await openssl('req', '-x509', ...NEW_KEY, ...subject);
  const issuer = ['-CA', authority, '-CAkey', authorityKey, '-addext', 'subjectAltName=DNS:localhost'];
  await openssl(
    'req',
    '-x509',
    ...NEW_KEY,
    ...issuer,
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  );
  return { authority, certificate, key, remove: () => rm(folder, { recursive: true, force: true }) };
}
