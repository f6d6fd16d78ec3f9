import { randomUUID } from 'node:crypto';

import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';
import { Configuration } from '../config/configuration.js';
import { Integrations } from '../integrations/integrations.js';
import { OwnerEmail } from './owner-email.js';
import { Mailer } from './mailer.js';

const WORDS = {
  preheader: 'You asked for it in your dashboard.',
  paragraphs: ['It worked: {site}’s emails arrive. There’s nothing you need to do.'],
  footer: 'You’re getting this email because you pressed the test button in {site}’s dashboard.',
};

/** The dashboard's card for the mail server, with a test email. */
@Injectable()
export class EmailIntegration {
  constructor(
    connections: Integrations,
    private readonly configuration: Configuration,
    private readonly mailer: Mailer,
  ) {
    const isReal = Boolean(configuration.smtpUrl);
    connections.add({
      id: 'mail',
      label: 'Email',
      state: isReal ? 'connected' : 'stand-in',
      standing: isReal
        ? 'Your mail server sends the site’s emails.'
        : 'The site isn’t sending emails. It keeps each one for you to read in the email log.',
      advice: isReal ? null : 'To send emails, add your mail server’s address, name and password.',
      variables: ['SMTP_URL', 'MAIL_FROM'],
      testLabel: 'Send me a test email',
      test: (by) => this.sendTest(by, isReal),
    });
  }

  private async sendTest({ email }: Staff, isReal: boolean): Promise<string> {
    const subject = 'A test of your email';
    const { publicUrl } = this.configuration;
    const body = (
      <OwnerEmail words={WORDS} heading={subject} places={{ site: site.name }} publicUrl={publicUrl} />
    );
    await this.mailer.send({ to: email, subject, body }, `connection-test-${randomUUID()}`);
    return isReal
      ? `The mail server accepted an email to ${email}. Please check that it arrives.`
      : `We kept an email to ${email} on this machine.`;
  }
}
