import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SecurityNotifications } from '../profile/security-notifications.js';
import { PendingSignIns } from '../sign-in/pending-sign-ins.js';
import { Arrivals, type Newcomer, type SignedIn } from '../sign-in/arrivals.js';
import { StaffDirectory } from '../sign-in/staff-directory.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { Passkey } from './passkey.entity.js';

export interface NewPasskey {
  name: string;
  /** What the device has answered. */
  credential: object;
}

/** More than anybody has devices. */
const MOST = 20;

/** What is done with a passkey: it gets another name, or goes. */
export type PasskeyChange = { rename: string } | 'remove';

export interface PasskeyInput extends Newcomer {
  /** What the device has answered. */
  credential: Record<string, unknown>;
  pendingToken: string | undefined;
}

/** Passkeys of whoever works here, and signing in with one. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly passkeyCeremonies: PasskeyCeremonies,
    private readonly auditLog: AuditLog,
    private readonly securityNotifications: SecurityNotifications,
    private readonly staffDirectory: StaffDirectory,
    private readonly arrivals: Arrivals,
    private readonly pending: PendingSignIns,
  ) {}

  /** What a device is asked for a new passkey with. */
  async offer({ userId, email, name }: Staff): Promise<object> {
    const known = await this.database.manager.findBy(Passkey, { userId });
    return this.passkeyCeremonies.offerNew({ userId, email, name, siteName: site.name, known });
  }

  /**
   * Keeps a passkey, with which they sign in from now on without a password.
   * @throws DomainError for an answer that is not to our question, and where there are too many
   */
  add(staff: Staff, { name, credential }: NewPasskey): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`passkeys:${userId}`);
      const read = await this.passkeyCeremonies.readNew(userId, credential);
      if (!read || (await manager.existsBy(Passkey, { credentialId: read.credentialId }))) throw notRead();
      if ((await manager.countBy(Passkey, { userId })) >= MOST) throw tooMany();
      const { publicKey, useCount, ...kept } = read;
      const row = { ...kept, userId, name, publicKey: Buffer.from(publicKey), useCount: String(useCount) };
      const { identifiers } = await manager.insert(Passkey, row);
      const subject = { kind: 'staff', id: userId };
      const after = { passkey: identifiers[0]?.['id'] as unknown, name };
      await this.auditLog.record(staff, { action: 'staff.passkey-added', subject, after });
      await this.securityNotifications.enqueue(staff, 'passkey-added');
    });
  }

  /**
   * Renames or removes one of somebody's own passkeys. One that is removed signs nobody in; sessions that it began go on.
   * @throws DomainError where they have no such passkey
   */
  change(staff: Staff, id: string, change: PasskeyChange): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const passkey = await manager.findOne(Passkey, { where: { id, userId }, lock });
      if (!passkey) throw new DomainError('not-found', 'ACCESS.NO_PASSKEY', 'There is no such passkey.');
      const subject = { kind: 'staff', id: userId };
      const before = { passkey: id, name: passkey.name };
      if (change === 'remove') {
        await manager.delete(Passkey, { id });
        await this.auditLog.record(staff, { action: 'staff.passkey-removed', subject, before });
        return;
      }
      await manager.update(Passkey, { id }, { name: change.rename });
      const after = { passkey: id, name: change.rename };
      await this.auditLog.record(staff, { action: 'staff.passkey-renamed', subject, before, after });
    });
  }

  /** What a device is asked to sign: it names nobody, so it tells nobody who works here. */
  offerSignIn(): Promise<object> {
    return this.passkeyCeremonies.offerSignIn();
  }

  /**
   * Begins a session for whoever's device has signed our question after it has made sure of its owner: that is what they
   * have and what they know or are, so no second step follows.
   * @throws DomainError for an answer of no passkey that is kept here
   */
  async signIn({ credential, pendingToken, ...newcomer }: PasskeyInput): Promise<SignedIn> {
    const { signedIn, userId } = await this.database.transaction(async () => {
      const passkey = await this.find(credential['id']);
      const useCount = passkey && (await this.passkeyCeremonies.readSignIn(asKept(passkey), credential));
      const known = passkey && (await this.staffDirectory.find({ userId: passkey.userId }));
      if (!passkey || !known || useCount === undefined) return { userId: passkey?.userId };
      const used = { useCount: String(useCount), lastUsedAt: () => 'now()' };
      await this.database.manager.update(Passkey, { id: passkey.id }, used);
      await this.pending.end(pendingToken);
      const { passwordHash: _kept, ...staff } = known;
      return { signedIn: await this.arrivals.welcome(staff, 'passkey', newcomer), userId: staff.userId };
    });
    if (signedIn) return signedIn;
    await this.arrivals.turnAway(userId, 'passkey', newcomer.address);
    throw unknownPasskey();
  }

  private async find(credentialId: unknown): Promise<Passkey | null> {
    if (typeof credentialId !== 'string' || !/^[\w-]{1,1400}$/.test(credentialId)) return null;
    // Two answers of one device at once: the second sees the count of the first.
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.manager.findOne(Passkey, { where: { credentialId }, lock });
  }
}

const notRead = () =>
  new DomainError(
    'unprocessable',
    'ACCESS.PASSKEY_NOT_READ',
    'The passkey could not be checked. Please try again; a device can hold one passkey of this account.',
  );

const tooMany = () =>
  new DomainError(
    'conflict',
    'ACCESS.TOO_MANY_PASSKEYS',
    `You have ${MOST} passkeys. Please remove one first.`,
  );

const asKept = ({ credentialId, publicKey, useCount, transports, isSynced }: Passkey) => ({
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
    'This passkey is not known here (any more). Please sign in with your password.',
  );
