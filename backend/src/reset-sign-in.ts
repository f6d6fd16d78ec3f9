import 'reflect-metadata';

import { site } from '@lectern/catalogue';

import { SignInReset } from './accounts/index.js';
import { User } from './platform/access/user.entity.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
import { Database } from './platform/database/database.js';
import { migrate } from './platform/database-setup/migrate.js';
import { createDataSource, openDatabaseForCommand } from './platform/database/open-database.js';
import { EmailQueue } from './platform/email/email-queue.js';
import { OutboxNotifier } from './platform/jobs/outbox-notifier.js';
import { Outbox } from './platform/jobs/outbox.js';

const USAGE = `npm run reset-sign-in                lists who can sign in to the dashboard
npm run reset-sign-in -- <email>     ends their password, app, passkeys, recovery codes and sessions, and prints a link
                                     to choose a new password`;

async function run(email: string | undefined, signInReset: SignInReset): Promise<string> {
  if (email) {
    const link = await signInReset.reset(email);
    if (!link) throw new Error(`No account signs in with ${email}. ${USAGE}`);
    return `Open this link within an hour; it works once:\n${link}\nThe audit log notes the reset, and ${email} gets an email about it.`;
  }
  const accounts = await signInReset.accounts();
  const lines = accounts.map(({ email: address, name, role }) => `${role.padEnd(8)} ${address}   ${name}`);
  return [...lines, '', USAGE].join('\n');
}

/** Runs the command beside the site, which may be running. */
async function resetSignIn([email]: readonly string[]): Promise<string> {
  const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
  const configuration = configurationFromEnvironment({ mailFrom });
  const visit = await openDatabaseForCommand(configuration);
  try {
    await migrate(visit.url, undefined, configuration.timeLimits.database.migrations);
    const dataSource = await createDataSource(visit.url, [User]).initialize();
    try {
      const database = new Database(dataSource);
      const notifier = new OutboxNotifier(database);
      const emailQueue = new EmailQueue(database, new Outbox(database, notifier));
      const said = await run(email, new SignInReset(database, configuration, emailQueue));
      await notifier.flush();
      return said;
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await visit.close();
  }
}

try {
  process.stdout.write(`${await resetSignIn(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
