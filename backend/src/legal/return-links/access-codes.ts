import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Passwords } from '../../platform/access/passwords.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { WritesEmail } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { RequestedEmails } from '../../platform/email/requested-emails.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { RateLimiter } from '../../platform/rate-limits/rate-limiter.js';
import { Assessment } from '../assessments/assessment.entity.js';
import { AccessCode } from './access-code.entity.js';
import { accessCodeEmail } from './access-emails.js';
import { CODE_EMAIL, CODE_LIFE_MINUTES, codeLimits } from './access-limits.js';
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

/** No entity: to make one takes a tenth of a millisecond, where there is somebody. */
const FIND = 'SELECT id, code_hash AS "codeHash" FROM companion_codes WHERE user_email = $1';

type MailedCode = Pick<AccessCode, 'id' | 'codeHash'>;

/** Uses a code up: of two that bring it at once, one finds it. */
const USE = 'DELETE FROM companion_codes WHERE id = $1 AND code_hash = $2 AND expires_at > now()';

/** Codes by email that open everything of an address. */
@Injectable()
export class AccessCodes implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly requestedEmails: RequestedEmails,
    private readonly rateLimiter: RateLimiter,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly companionSessions: CompanionSessions,
    private readonly signedLinks: SignedLinks,
  ) {}

  /**
   * Asks for an email with a code that opens everything that was answered with an address. It goes to that address and
   * nowhere else, and neither the answer nor its time tells whether there is anything. A code that was mailed before stays
   * good until the email with the next one is written.
   */
  request(address: string): Promise<void> {
    const request = { purpose: CODE_EMAIL, email: address.toLowerCase() };
    return this.requestedEmails.enqueue(sendAccessCode, {}, request);
  }

  onModuleInit(): void {
    this.requestedEmails.findOwed(sendAccessCode, (email) => this.findOrOpen(email));
  }

  private async findOrOpen(userEmail: string): Promise<{ accessCodeId: string } | undefined> {
    const { manager } = this.database;
    // Who deletes everything meanwhile waits for the note of this email, and deletes that too.
    const lock = { mode: 'for_key_share' as const };
    if (!(await manager.findOne(Assessment, { where: { userEmail }, lock }))) return undefined;
    const fresh = { id: randomUUID(), userEmail, codeHash: null, expiresAt: new Date() };
    await manager.createQueryBuilder().insert().into(AccessCode).values(fresh).orIgnore().execute();
    const { id } = await manager.findOneByOrFail(AccessCode, { userEmail });
    return { accessCodeId: id };
  }

  /** A code is made when its email is written, so that it lives its time from then on and stands nowhere else. */
  @WritesEmail(sendAccessCode)
  async writeEmail({ accessCodeId }: { accessCodeId: string }, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    const known = await manager.findOneBy(AccessCode, { id: accessCodeId });
    if (!known) return undefined;
    const code = codeOf(await this.signedLinks.secretOf('code', run.id));
    await manager.update(
      AccessCode,
      { id: accessCodeId },
      {
        codeHash: await this.passwords.hash(code),
        expiresAt: () => `now() + interval '${CODE_LIFE_MINUTES} minutes'`,
      },
    );
    return accessCodeEmail({ to: known.userEmail, publicUrl: this.configuration.publicUrl, code });
  }

  /**
   * Opens everything of an address to whoever brings the code that was mailed to it. What is answered, and how long it
   * takes, does not tell whether there is such an address.
   * @throws DomainError unauthorized; TooManyAttempts before the next may be made
   * @returns the secret that opens the roadmaps from now on
   */
  async confirm({ code, address, token, ...input }: ConfirmInput): Promise<string> {
    const userEmail = input.email.toLowerCase();
    const provedRight = await this.rateLimiter.takeTries('LEGAL.TOO_MANY_TRIES', [
      { limit: codeLimits.address, subject: userEmail },
      { limit: codeLimits.source, address },
    ]);
    const [known] = await this.database.manager.query<MailedCode[]>(FIND, [userEmail]);
    const isRight = await this.passwords.verify(known?.codeHash ?? undefined, code);
    return this.database.transaction(async () => {
      if (!known || !isRight || !(await this.useUp(known))) throw wrongCode();
      await provedRight();
      await this.rateLimiter.forgetEmails(CODE_EMAIL, userEmail);
      // They have proved more than before: the session that the browser had ends.
      await this.companionSessions.close(token);
      return this.companionSessions.open(userEmail);
    });
  }

  private async useUp({ id, codeHash }: MailedCode): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(USE, [id, codeHash]);
    return count > 0;
  }
}

const wrongCode = () =>
  new DomainError(
    'unauthorized',
    'LEGAL.WRONG_CODE',
    'This code is not right, or its time is over. Please look at the newest letter, or ask for another code.',
    [{ field: 'code', message: 'This code is not right, or its time is over.' }],
  );

/** Six digits, each of them as likely as any other: of 48 bits, a millionth part more or less shows nowhere. */
const codeOf = (secret: string): string =>
  String(Buffer.from(secret, 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
