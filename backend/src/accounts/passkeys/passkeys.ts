import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { requiresSecondStep } from '../../platform/access/second-step.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.js';
import { SecondFactors, type TurnedOn } from '../second-factor/second-factors.js';
import { PendingSignIns } from '../sign-in/pending-sign-ins.js';
import { SessionStarter, type SignedIn, type SignInOrigin } from '../sign-in/session-starter.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { Passkey } from './passkey.entity.js';
import { MAX_PASSKEYS } from './passkey-rules.js';
import { recordPasskeyUse } from './passkeys.queries.js';

export interface NewPasskey {
  name: string;
  credential: object;
}

export type PasskeyChange = { rename: string } | 'remove';

export interface PasskeyInput extends SignInOrigin {
  credential: Record<string, unknown>;
  pendingToken: string | undefined;
}

@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly passkeyCeremonies: PasskeyCeremonies,
    private readonly auditLog: AuditLog,
    private readonly securityNotifications: SecurityNotifications,
    private readonly staffDirectory: StaffDirectory,
    private readonly sessionStarter: SessionStarter,
    private readonly pending: PendingSignIns,
    private readonly secondFactors: SecondFactors,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly configuration: Configuration,
  ) {}

  async offer({ userId, email, name }: Staff): Promise<object> {
    const known = await this.database.manager.findBy(Passkey, { userId });
    return this.passkeyCeremonies.registrationOptions({ userId, email, name, siteName: site.name, known });
  }

  /**
   * Stores a passkey. The first second step of an account also creates recovery codes.
   * @throws DomainError for an invalid response, and above the maximum
   */
  add(staff: Staff, session: Session, { name, credential }: NewPasskey): Promise<TurnedOn> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.secondFactors.lock(userId);
      const read = await this.passkeyCeremonies.verifyRegistration(userId, credential);
      if (!read || (await manager.existsBy(Passkey, { credentialId: read.credentialId })))
        throw invalidPasskey();
      if ((await manager.countBy(Passkey, { userId })) >= MAX_PASSKEYS) throw tooMany();
      const isFirst = (await this.secondFactors.stepsOf(userId)).length === 0;
      const { publicKey, useCount, ...kept } = read;
      const stored = { publicKey: Buffer.from(publicKey), useCount: String(useCount) };
      const row = { ...kept, ...stored, userId, name, isSecondStep: true };
      const { identifiers } = await manager.insert(Passkey, row);
      const subject = { kind: 'staff', id: userId };
      const after = { passkey: identifiers[0]?.['id'] as unknown, name };
      await this.auditLog.record(staff, { action: 'staff.passkey-added', subject, after });
      await this.securityNotifications.enqueue(staff, 'passkey-added');
      if (isFirst) return this.secondFactors.startRequiring(userId, session);
      return { recoveryCodes: [], token: undefined };
    });
  }

  /**
   * Renames or removes a passkey of the user. Sessions of a removed one continue.
   * @throws DomainError for an unknown passkey
   */
  change(staff: Staff, id: string, change: PasskeyChange): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.secondFactors.lock(userId);
      const passkey = await manager.findOneBy(Passkey, { id, userId });
      if (!passkey) throw new DomainError('not-found', 'ACCESS.NO_PASSKEY', 'We can’t find this passkey.');
      const subject = { kind: 'staff', id: userId };
      const before = { passkey: id, name: passkey.name };
      if (change === 'remove') {
        await manager.delete(Passkey, { id });
        await this.recoveryCodes.deleteUnneeded(userId);
        await this.auditLog.record(staff, { action: 'staff.passkey-removed', subject, before });
        await this.securityNotifications.enqueue(staff, 'passkey-removed');
        return;
      }
      await manager.update(Passkey, { id }, { name: change.rename });
      const after = { passkey: id, name: change.rename };
      await this.auditLog.record(staff, { action: 'staff.passkey-renamed', subject, before, after });
    });
  }

  /** Options for a sign-in; they list no passkeys, so they reveal no accounts. */
  offerSignIn(): Promise<object> {
    return this.passkeyCeremonies.authenticationOptions(null);
  }

  async offerProof({ userId }: Staff): Promise<object> {
    const known = await this.database.manager.findBy(Passkey, { userId });
    return this.passkeyCeremonies.authenticationOptions({ userId, known });
  }

  /**
   * Whether the user's passkey has signed the challenge, in the open transaction.
   * @param credential response of the device
   */
  async prove({ userId }: Staff, credential: Record<string, unknown>): Promise<boolean> {
    const passkey = await this.find(credential['id']);
    return passkey?.userId === userId && this.use(passkey, credential, userId);
  }

  /**
   * Signs in with a passkey, which counts as both factors.
   * @throws DomainError for an unknown passkey or an invalid response
   */
  async signIn({ credential, pendingToken, ...origin }: PasskeyInput): Promise<SignedIn> {
    const { signedIn, userId } = await this.database.transaction(async () => {
      const passkey = await this.find(credential['id']);
      const known = passkey && (await this.staffDirectory.find({ userId: passkey.userId }));
      if (!known || !(await this.use(passkey, credential, null))) return { userId: passkey?.userId };
      await this.pending.end(pendingToken);
      const { passwordHash: _kept, ...staff } = known;
      return { signedIn: await this.sessionStarter.start(staff, 'passkey', origin), userId: staff.userId };
    });
    if (signedIn) return signedIn;
    await this.sessionStarter.recordFailure(userId, 'passkey', origin.address);
    throw unknownPasskey();
  }

  private async use(passkey: Passkey, credential: object, userId: string | null): Promise<boolean> {
    const useCount = await this.passkeyCeremonies.verifyAuthentication(
      asCredential(passkey),
      credential,
      userId,
    );
    if (useCount === undefined) return false;
    await recordPasskeyUse(this.database.manager, passkey.id, {
      useCount,
      isSecondStepRequired: requiresSecondStep(this.configuration.publicUrl),
    });
    return true;
  }

  private async find(credentialId: unknown): Promise<Passkey | null> {
    if (typeof credentialId !== 'string' || !/^[\w-]{1,1400}$/.test(credentialId)) return null;
    // Of two concurrent responses, the second sees the counter of the first.
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.manager.findOne(Passkey, { where: { credentialId }, lock });
  }
}

const invalidPasskey = () =>
  new DomainError(
    'unprocessable',
    'ACCESS.PASSKEY_NOT_READ',
    'We couldn’t check the passkey. Please try again. A device can hold one passkey for this account.',
  );

const tooMany = () =>
  new DomainError(
    'conflict',
    'ACCESS.TOO_MANY_PASSKEYS',
    `You have ${MAX_PASSKEYS} passkeys. Please remove one first.`,
  );

const asCredential = ({ credentialId, publicKey, useCount, transports, isSynced }: Passkey) => ({
  credentialId,
  publicKey: Uint8Array.from(publicKey),
  useCount: Number(useCount),
  transports,
  isSynced,
});

const unknownPasskey = () =>
  new DomainError(
    'unprocessable',
    'ACCESS.UNKNOWN_PASSKEY',
    'We don’t recognize this passkey. Please sign in with your password.',
  );
