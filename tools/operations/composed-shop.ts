import { appendFile, chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { freePort } from '@lectern/embedded-postgres/servers';

import type { Stage } from '../harness/run-trial.js';
import { until } from '../harness/until.js';
import { CommandFailed, runCommand } from '../start/children.mjs';

const timeoutMs = 180_000;
const password = 'apple42';

const mostEmails = 10_000;

/** Opens the database, and keeps all emails, for the counting at the end. */
const override = (port: number) => `services:
  mail:
    environment: { MP_MAX_MESSAGES: '${mostEmails}' }
  postgres:
    networks: [default, inside]
    ports: ['127.0.0.1:${port}:5432']
`;

interface ComposedShopOptions {
  /** A copy of the checkout. */
  folder: string;
  /** Of the image. */
  tag: string;
}

/** Prepares a shop of docker-compose.yml, beside others on this machine. */
export async function composedShop({ folder, tag }: ComposedShopOptions, { cleanup }: Stage) {
  const [web, mail, database] = await Promise.all([freePort(), freePort(), freePort()]);
  const url = `http://127.0.0.1:${web}`;
  const backups = `${folder}-backups`;
  const project = `lectern-operations-${process.pid}`;
  const env = { COMPOSE_PROJECT_NAME: project, COMPOSE_FILE: undefined, COMPOSE_PROFILES: undefined };
  const settings = {
    ...{ POSTGRES_PASSWORD: password, LECTERN_VERSION: tag.split(':')[1], PUBLIC_URL: url },
    ...{ WEB_PORTS: web, MAIL_PORT: mail, CHECKOUT_LIMITS: 'off', TRUSTED_PROXIES: 1 },
    ...{ PAYMENT_SWEEP_AFTER_MS: 1_000, PAYMENT_SWEEP_EVERY_MS: 1_000 },
    // The default of a public site.
    STOP_DELAY_MS: 5_000,
    BACKUP_FOLDER: backups,
  };
  await mkdir(backups);
  // For the user of the containers.
  await chmod(backups, 0o777);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(path.join(folder, '.env'), lines.join(''));
  await writeFile(path.join(folder, 'docker-compose.override.yml'), override(database));
  const run = async (command: string, args: string[]) => {
    try {
      return await runCommand(command, args, { cwd: folder, env });
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      throw new Error(`${error.message} It said:\n${error.output.split('\n').slice(-20).join('\n')}`, {
        cause: error,
      });
    }
  };
  const compose = (...args: string[]) => run('docker', ['compose', ...args]);
  cleanup.add(async () => {
    await compose('down', '--volumes', '--timeout', '1');
    await run('docker', ['image', 'rm', tag, `${tag}-previous`]);
  });
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false;
  /** Ids of the containers of a service. */
  const containers = async (service: string) =>
    (await compose('ps', '--all', '--quiet', service)).split('\n').filter(Boolean);
  const fetchMail = (what: string) => fetch(`http://127.0.0.1:${mail}/api/v1/${what}`);
  return {
    url,
    folder,
    compose,
    /** Runs a command of docs/operating.md in the folder, with its variables. */
    shell: (command: string) => run('sh', ['-c', `set -ae; . ./.env; ${command}`]),
    containers,
    database: { url: `postgres://lectern:${password}@127.0.0.1:${database}/lectern` },
    untilReady: () => until('the composed shop ready', timeoutMs, isReady),
    set: (name: string, value: string | number) =>
      appendFile(path.join(folder, '.env'), `${name}=${value}\n`),
    upgrade: (...args: string[]) => run(path.join(folder, 'deploy/upgrade.sh'), args),
    exitCodes: async (service: string) => {
      const ids = await containers(service);
      return (await run('docker', ['inspect', '--format', '{{.State.ExitCode}}', ...ids])).split('\n');
    },
    /** Stores the emails of the mail catcher as the site stores them without a mail server. */
    async storeMails(dataDir: string): Promise<void> {
      await mkdir(path.join(dataDir, 'mail'), { recursive: true });
      const { messages } = (await (await fetchMail(`messages?limit=${mostEmails}`)).json()) as {
        messages: { ID: string }[];
      };
      for (const { ID } of messages) {
        const source = await (await fetchMail(`message/${ID}/raw`)).text();
        await writeFile(path.join(dataDir, 'mail', `${ID}.eml`), source);
      }
    },
  };
}

export type ComposedShop = Awaited<ReturnType<typeof composedShop>>;
