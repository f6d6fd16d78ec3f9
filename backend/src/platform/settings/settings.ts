import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';

import type { Staff } from '../access/staff.js';
import { AuditLog } from '../audit-log/audit-log.js';
import { Database } from '../database/database.js';
import { ChangeFeed } from '../events/change-feed.js';
import { DomainError } from '../http/domain-error.js';
import type { Setting } from './setting.js';

function changedFields<V extends object>(before: V, after: V): (keyof V & string)[] {
  const fields = Object.keys(after) as (keyof V & string)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}

function pick<V extends object>(value: V, fields: readonly (keyof V & string)[]): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, value[field]])) as Partial<V>;
}

/** `the text, the times and the level` */
function inOneSentence(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  return others.length ? `${others.reverse().join(', ')} and ${last}` : last;
}

/** Version 0 is the initial value. */
interface SettingValue<V extends object> {
  value: V;
  version: number;
  changedAt: Date | null;
  /** Name and email address of the last editor. */
  who: string | null;
}

interface SettingChange<V extends object> {
  value: V;
  version: number;
  by: Staff;
}

export const SETTINGS_CHANGED = 'settings';

const LATEST = `SELECT value, version, changed_at AS "changedAt", who FROM settings
  WHERE key = $1 AND version <= $2 ORDER BY version DESC LIMIT 1`;
const ANY_VERSION = 2_147_483_647;

@Injectable()
export class Settings {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly changes: ChangeFeed,
  ) {}

  /** Fields that are newer than the stored value have their initial value. */
  read<V extends object>(setting: Setting<V>): Promise<SettingValue<V>> {
    return this.readUpTo(setting, ANY_VERSION);
  }

  /** @throws DomainError if it was changed since `version`; the message names the editor and the fields */
  change<V extends object>(setting: Setting<V>, { value, version, by }: SettingChange<V>): Promise<void> {
    return this.database.transaction(async () => {
      const { key } = setting;
      await this.database.lock(`setting:${key}`);
      const now = await this.read(setting);
      if (now.version !== version) throw await this.conflict(setting, version, now);
      const fields = changedFields(now.value, value);
      if (fields.length === 0) return;
      await this.database.manager.query(
        'INSERT INTO settings (key, version, value, who) VALUES ($1, $2, $3, $4)',
        [key, version + 1, JSON.stringify(value), `${by.name} <${by.email}>`],
      );
      await this.auditLog.record(by, {
        action: 'settings.changed',
        subject: { kind: 'setting', id: key },
        before: pick(now.value, fields),
        after: pick(value, fields),
      });
      await this.changes.publish(SETTINGS_CHANGED);
    });
  }

  private async readUpTo<V extends object>(setting: Setting<V>, version: number): Promise<SettingValue<V>> {
    const [row] = (await this.database.manager.query(LATEST, [setting.key, version])) as SettingValue<V>[];
    if (!row) return { value: setting.initial, version: 0, changedAt: null, who: null };
    const known = pick(
      { ...setting.initial, ...row.value },
      Object.keys(setting.initial) as (keyof V & string)[],
    );
    return { ...row, value: known as V };
  }

  private async conflict<V extends object>(
    setting: Setting<V>,
    seenVersion: number,
    now: SettingValue<V>,
  ): Promise<DomainError> {
    const seen = await this.readUpTo(setting, seenVersion);
    const names = changedFields(seen.value, now.value).map((field) => setting.names[field]);
    const who = now.who?.split(' <', 1)[0] ?? 'Someone';
    const what = names.length ? inOneSentence(names) : 'this';
    return new DomainError(
      'conflict',
      'SETTINGS.CHANGED',
      `${who} changed ${what} after you opened this page. Please look at the current version and make your change again.`,
    );
  }
}
