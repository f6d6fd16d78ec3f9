import { Injectable } from '@nestjs/common';

import { PasskeyCeremonies } from '../../platform/access/passkey-ceremonies.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { TellAccountChange } from '../emails/tell-account-change.use-case.js';
import { Passkey } from './passkey.entity.js';

export interface NewPasskey {
  name: string;
  /** What the device has answered. */
  credential: object;
}

/** More than anybody has devices. */
const MOST = 20;

/** Keeps a passkey, with which she signs in from now on without a password. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly database: Database,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly auditLog: AuditLog,
    private readonly tell: TellAccountChange,
  ) {}

  /** @throws DomainError for an answer that is not to our question, and where there are too many */
  execute(staff: Staff, { name, credential }: NewPasskey): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`passkeys:${userId}`);
      const read = await this.ceremonies.readNew(userId, credential);
      if (!read || (await manager.existsBy(Passkey, { credentialId: read.credentialId }))) throw notRead();
      if ((await manager.countBy(Passkey, { userId })) >= MOST) throw tooMany();
      const { publicKey, useCount, ...kept } = read;
      const row = { ...kept, userId, name, publicKey: Buffer.from(publicKey), useCount: String(useCount) };
      const { identifiers } = await manager.insert(Passkey, row);
      const subject = { kind: 'staff', id: userId };
      const after = { passkey: identifiers[0]?.['id'] as unknown, name };
      await this.auditLog.record(staff, { action: 'staff.passkey-added', subject, after });
      await this.tell.execute(staff, 'passkey-added');
    });
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
