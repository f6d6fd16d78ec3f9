import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A local mail server that keeps all emails. */
export interface MailCatcher {
  url: string;
  mails: Email[];
  stop(): Promise<void>;
}

/** @param port a free one by default */
export async function startMailCatcher(port = 0): Promise<MailCatcher> {
  const mails: Email[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((source) => PostalMime.parse(source))
        .then((mail) => mails.push(mail))
        .then(() => done(), done);
    },
  });
  // A killed site breaks off a delivery and repeats it.
  smtp.on('error', () => undefined);
  const { server } = smtp.listen(port, '127.0.0.1') && smtp;
  await once(server, 'listening');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${chosen}`,
    mails,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
