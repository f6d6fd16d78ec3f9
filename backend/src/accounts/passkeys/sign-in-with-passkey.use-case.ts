import { Injectable } from '@nestjs/common';

import { PasskeyCeremonies } from '../../platform/access/passkey-ceremonies.js';
import { PendingSignIns } from '../../platform/access/pending-sign-ins.js';
import { Sessions } from '../../platform/access/sessions.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import type { Newcomer, SignedIn } from '../sign-in/sign-in.use-case.js';
import { Passkey } from './passkey.entity.js';

export interface PasskeyWish extends Newcomer {
  /** What the device has answered. */
  credential: Record<string, unknown>;
  pendingToken: string | undefined;
}

/**
 * Begins a session for whoever's device has signed our question after it has made sure of its owner: that is what she
 * has and what she knows or is, so no second step follows.
 */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly database: Database,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly findStaff: FindStaff,
    private readonly sessions: Sessions,
    private readonly pending: PendingSignIns,
  ) {}

  /** @throws DomainError for an answer of no passkey that is kept here */
  execute({ credential, userAgent, oldToken, pendingToken }: PasskeyWish): Promise<SignedIn> {
    return this.database.transaction(async () => {
      const passkey = await this.find(credential['id']);
      const useCount = passkey && (await this.ceremonies.readSignIn(asKept(passkey), credential));
      const known = passkey && (await this.findStaff.execute({ userId: passkey.userId }));
      if (!passkey || !known || useCount === undefined) throw unknownPasskey();
      const used = { useCount: String(useCount), lastUsedAt: () => 'now()' };
      await this.database.manager.update(Passkey, { id: passkey.id }, used);
      await this.pending.end(pendingToken);
      await this.sessions.end(oldToken);
      const { passwordHash: _kept, ...staff } = known;
      return { staff, token: await this.sessions.open(staff.userId, userAgent) };
    });
  }

  private async find(credentialId: unknown): Promise<Passkey | null> {
    if (typeof credentialId !== 'string' || !/^[\w-]{1,1400}$/.test(credentialId)) return null;
    // Two answers of one device at once: the second sees the count of the first.
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.manager.findOne(Passkey, { where: { credentialId }, lock });
  }
}

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
