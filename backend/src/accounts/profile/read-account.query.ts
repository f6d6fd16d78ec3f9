import { Injectable } from '@nestjs/common';

import { IDLE_MS } from '../../platform/access/session-life.js';
import type { Session } from '../../platform/access/session.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import type { AccountDto, AccountSessionDto, SecondFactorDto } from './account.dto.js';

const SECOND_FACTOR = `SELECT f.turned_on_at AS "since", r.requires_second_factor AS "isRequired",
    (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = $1) AS "recoveryCodesLeft"
  FROM staff_rules r LEFT JOIN second_factors f ON f.user_id = $1`;
const SESSIONS = `SELECT id, device, created_at AS "beganAt", last_seen_at AS "lastSeenAt", id = $2 AS "isThis"
  FROM sessions WHERE user_id = $1 AND expires_at > now()
    AND last_seen_at > now() - interval '${IDLE_MS} milliseconds'
  ORDER BY id = $2 DESC, last_seen_at DESC LIMIT 100`;

interface FactorRow extends Pick<SecondFactorDto, 'isRequired' | 'recoveryCodesLeft'> {
  since: Date | null;
}

interface SessionRow extends Pick<AccountSessionDto, 'id' | 'device' | 'isThis'> {
  beganAt: Date;
  lastSeenAt: Date;
}

/** Everything that somebody keeps of her own: how she signs in, and where she is signed in. */
@Injectable()
export class ReadAccount {
  constructor(private readonly database: Database) {}

  async execute({ userId, name, email, role }: Staff, { id }: Session): Promise<AccountDto> {
    const { manager } = this.database;
    const [factor] = await manager.query<FactorRow[]>(SECOND_FACTOR, [userId]);
    if (!factor) throw new Error('The rules of the staff are missing from the database.');
    const passkeys = await manager.find(Passkey, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const sessions = await manager.query<SessionRow[]>(SESSIONS, [userId, id]);
    const { since, ...rest } = factor;
    return {
      name,
      email,
      role,
      secondFactor: { ...rest, isOn: since !== null, since: since?.toISOString() ?? null },
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        isSynced: passkey.isSynced,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
      sessions: sessions.map(({ beganAt, lastSeenAt, ...session }) => ({
        ...session,
        beganAt: beganAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  }
}
