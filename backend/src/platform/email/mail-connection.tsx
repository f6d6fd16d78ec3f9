import { randomUUID } from 'node:crypto';

import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';
import { Configuration } from '../config/configuration.js';
import { Integrations } from '../integrations/integrations.js';
import { OwnerEmail } from './owner-email.js';
import { Mailer } from './mailer.js';

const WORDS = {
  preheader: 'You asked for it at your dashboard.',
  paragraphs: ['This letter shows that the mail of {site} arrives. Nothing needs to be done.'],
  footer: 'You receive this mail because you pressed the test button of {site}.',
};

/** The way by which emails leave the house. */
@Injectable()
export class MailConnection {
  constructor(
    connections: Integrations,
    private readonly configuration: Configuration,
    private readonly mailer: Mailer,
  ) {
    const isReal = Boolean(configuration.smtpUrl);
    connections.add({
      id: 'mail',
      label: 'Mail',
      state: isReal ? 'connected' : 'stand-in',
      standing: isReal
        ? 'Letters leave by a mail server of yours.'
        : 'No letter leaves this machine: each is kept, to be read under Emails, Mail.',
      advice: isReal
        ? null
        : 'To send letters, give the address of your mail server, with its name and password.',
      variables: ['SMTP_URL', 'MAIL_FROM'],
      testLabel: 'Send me a test letter',
      test: (by) => this.sendTest(by, isReal),
    });
  }

  private async sendTest({ email }: Staff, isReal: boolean): Promise<string> {
    await this.mailer.verify();
    const subject = 'A test of your mail';
    const { publicUrl } = this.configuration;
    const body = (
      <OwnerEmail words={WORDS} heading={subject} places={{ site: site.name }} publicUrl={publicUrl} />
    );
    await this.mailer.send({ to: email, subject, body }, `connection-test-${randomUUID()}`);
    return isReal
      ? `The mail server has taken a letter to ${email}. Please look whether it arrives.`
      : `A letter to ${email} was kept on this machine.`;
  }
}
