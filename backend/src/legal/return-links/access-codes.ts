import { Injectable, type OnModuleInit } from '@nestjs/common';
import { emailWords } from '@lectern/catalogue';
import { type CodeKind, EmailCodes } from '../../platform/access/email-codes.js';
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
  address: string;
  token: string | undefined;
}

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

const PAGE = '/legal-companion/dashboard';

/** Emailed codes that open all assessments of an address. */
@Injectable()
export class AccessCodes implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly requestedEmails: RequestedEmails,
    private readonly configuration: Configuration,
    private readonly emailCodes: EmailCodes,
    private readonly companionSessions: CompanionSessions,
  ) {}

  /**
   * Requests an email with a code that opens all assessments of an address. Neither the response nor its time
   * reveals whether there are any. An earlier code stays valid until the next email is written.
   */
  request(address: string): Promise<void> {
    const request = { purpose: CODES.purpose, email: address.toLowerCase() };
    return this.requestedEmails.enqueue(sendAccessCode, {}, request);
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendAccessCode, (email) => this.findOrOpen(email));
  }

  private async findOrOpen(userEmail: string): Promise<{ accessCodeId: string } | undefined> {
    // A concurrent deletion waits for the record of this email, and deletes it too.
    const lock = { mode: 'for_key_share' as const };
    if (!(await this.database.manager.findOne(Assessment, { where: { userEmail }, lock }))) return undefined;
    return { accessCodeId: await this.emailCodes.prepare(CODES, userEmail) };
  }

  @WritesEmail(sendAccessCode)
  async writeEmail({ accessCodeId }: { accessCodeId: string }, run: JobRun): Promise<Email | undefined> {
    const made = await this.emailCodes.issue(CODES, accessCodeId, run);
    if (!made) return undefined;
    const { subject: to, code } = made;
    const { publicUrl } = this.configuration;
    const words = emailWords.accessCode;
    return codeEmail({ to, publicUrl, code, button: { label: words.buttonLabel, path: PAGE }, words });
  }

  /**
   * Opens all assessments of an address for a valid code. Neither the response nor its time reveals whether
   * the address is known.
   * @throws DomainError unauthorized; TooManyAttempts before the next attempt is allowed
   * @returns the token that opens the roadmaps
   */
  confirm({ code, address, token, email }: ConfirmInput): Promise<string> {
    const userEmail = email.toLowerCase();
    return this.emailCodes.confirm(CODES, { subject: userEmail, code, address }, userEmail, async () => {
      // The browser's earlier session ends, because the new one opens more.
      await this.companionSessions.close(token);
      return this.companionSessions.open(userEmail);
    });
  }
}
