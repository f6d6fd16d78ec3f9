import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { MailServer } from '../../testing/mail-server.js';
import { readConfiguration } from '../config/read-configuration.js';
import { Metrics } from '../metrics/metrics.js';
import { Mailer } from './mailer.js';

describe('a mail server that does not encrypt', () => {
  const server = new MailServer();
  let url: string;
  beforeAll(async () => {
    url = await server.open();
  });
  afterAll(() => server.close());

  async function send(settings: object): Promise<void> {
    const configuration = readConfiguration({ SMTP_URL: url }, { mailFrom: 'hello@example.com' });
    const mailer = new Mailer(Object.assign(configuration, settings), new Metrics());
    const mail = {
      to: 'ruth@example.com',
      subject: 'A word',
      body: { html: '<p>A word.</p>', text: 'A word.' },
    };
    await mailer.send(mail, 'a-word').finally(() => mailer.onApplicationShutdown());
  }

  it('gets nothing where it is not on this machine', async () => {
    await expect(send({ smtpNeedsTls: true })).rejects.toThrow(/STARTTLS/);
    expect(server.received).toEqual([]);
  });

  it('gets the mail where it is', async () => {
    await send({});
    expect(server.to('ruth@example.com')).toHaveLength(1);
  });
});
