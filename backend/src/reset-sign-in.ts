import 'reflect-metadata';

import { site } from '@lectern/catalogue';

import { SignInReset } from './accounts/index.js';
import { runCommand, withDatabase } from './command.js';
import { User } from './platform/access/user.entity.js';
import { configurationFromEnvironment } from './platform/config/read-configuration.js';
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

/** Resets a sign-in beside the site, which may be running. */
function resetSignIn([email]: readonly string[]): Promise<string> {
  const mailFrom = `"${site.author.name}" <${site.contact.email}>`;
  const configuration = configurationFromEnvironment({ mailFrom });
  return withDatabase(configuration, [User], async (database) => {
    const notifier = new OutboxNotifier(database);
    const emailQueue = new EmailQueue(database, new Outbox(database, notifier));
    const result = await run(email, new SignInReset(database, configuration, emailQueue));
    await notifier.flush();
    return result;
  });
}

await runCommand(resetSignIn);
