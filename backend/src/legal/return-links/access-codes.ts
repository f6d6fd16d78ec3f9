import { Injectable, type OnModuleInit } from '@nestjs/common';
import { mails } from '@lectern/catalogue';
import { type CodeKind, MailedCodes } from '../../platform/access/mailed-codes.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { codeEmail } from '../../platform/email/code-email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { Assessment } from '../answers/assessment.entity.js';
import { sendAccessCode } from './access.jobs.js';
import { CompanionSessions } from './companion-sessions.js';

interface ConfirmInput {
  email: string;
  code: string;
  /** Where it comes from in the network. */
  address: string;
  /** The secret that this browser has had until now. */
  token: string | undefined;
}

/** By the address, in lower case. */
const CODES: CodeKind = {
  table: 'companion_codes',
  column: 'user_email',
  purpose: 'companion-code',
  tooMany: 'LEGAL.TOO_MANY_TRIES',
  wrong: () =>
    new DomainError(
      'unauthorized',
      'LEGAL.WRONG_CODE',
      'This code isn’t right or has expired. Please check the latest email, or ask for a new code.',
      [{ field: 'code', message: 'This code isn’t right or has expired.' }],
    ),
};

/** Where a code is typed in. */
const PAGE = '/legal-companion/dashboard';

/** Codes by email that open everything of an address. */
@Injectable()
export class AccessCodes implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly requestedEmails: RequestedEmails,
    private readonly configuration: Configuration,
    private readonly mailedCodes: MailedCodes,
    private readonly companionSessions: CompanionSessions,
  ) {}

  /**
   * Asks for an email with a code that opens everything that was answered with an address. It goes to that address and
   * nowhere else, and neither the answer nor its time tells whether there is anything. A code that was mailed before stays
   * good until the email with the next one is written.
   */
  request(address: string): Promise<void> {
    const request = { purpose: CODES.purpose, email: address.toLowerCase() };
    return this.requestedEmails.enqueue(sendAccessCode, {}, request);
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendAccessCode, (email) => this.findOrOpen(email));
  }

  private async findOrOpen(userEmail: string): Promise<{ accessCodeId: string } | undefined> {
    // Who deletes everything meanwhile waits for the note of this email, and deletes that too.
    const lock = { mode: 'for_key_share' as const };
    if (!(await this.database.manager.findOne(Assessment, { where: { userEmail }, lock }))) return undefined;
    return { accessCodeId: await this.mailedCodes.open(CODES, userEmail) };
  }

  @WritesEmail(sendAccessCode)
  async writeEmail({ accessCodeId }: { accessCodeId: string }, run: JobRun): Promise<Email | undefined> {
    const made = await this.mailedCodes.make(CODES, accessCodeId, run);
    if (!made) return undefined;
    const { subject: to, code } = made;
    const { publicUrl } = this.configuration;
    const words = mails.accessCode;
    return codeEmail({ to, publicUrl, code, button: { label: words.buttonLabel, path: PAGE }, words });
  }

  /**
   * Opens everything of an address to whoever brings the code that was mailed to it. What is answered, and how long it
   * takes, does not tell whether there is such an address.
   * @throws DomainError unauthorized; TooManyAttempts before the next may be made
   * @returns the secret that opens the roadmaps from now on
   */
  confirm({ code, address, token, email }: ConfirmInput): Promise<string> {
    const userEmail = email.toLowerCase();
    return this.mailedCodes.confirm(CODES, { subject: userEmail, code, address }, userEmail, async () => {
      // They have proved more than before: the session that the browser had ends.
      await this.companionSessions.close(token);
      return this.companionSessions.open(userEmail);
    });
  }
}
