import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { site } from '@lectern/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { Database } from '../../platform/database/database.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { Backup } from './backup.entity.js';
import { newBackupName, takenAtOf } from './backup-rules.js';
import { BackupSchedule } from './backup-schedule.js';
import { Backups } from './backups.js';
import type { BackupsDto } from './backups.dto.js';

const CALLS = '/api/admin/backups';

describe('Scheduled backups', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let books: ShopBooks;
  let folder: string;
  let create: jest.SpiedFunction<Backups['create']>;
  let rehearse: jest.SpiedFunction<Backups['rehearse']>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-backups-'));
    shop = await openShop({ ...OWNER, BACKUP_TO: folder, BACKUP_KEEP: 'days=2' });
    owner = await signInOwner(shop);
    books = new ShopBooks(shop);
    const backups = shop.app.get(Backups);
    create = jest.spyOn(backups, 'create').mockImplementation(() => record('backup', 'done'));
    rehearse = jest.spyOn(backups, 'rehearse').mockImplementation(() => record('rehearsal', 'done'));
  });
  beforeEach(async () => {
    await shop.pool.query('DELETE FROM backups');
    create.mockClear();
    rehearse.mockClear();
  });
  afterAll(async () => {
    await shop.stop();
    await rm(folder, { recursive: true });
  });

  async function record(
    kind: string,
    state: string,
    hoursAgo = 0,
    name = newBackupName(new Date(Date.now() - hoursAgo * 3_600_000)),
  ): Promise<Backup> {
    const { rows } = await shop.pool.query<{ id: string }>(
      `INSERT INTO backups (id, kind, state, place, name, error, started_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, CASE $2 WHEN 'failed' THEN 'The disk is full.' END,
         now() - $5 * interval '1 hour') RETURNING id`,
      [kind, state, folder, name, hoursAgo],
    );
    return shop.app.get(Database).manager.findOneByOrFail(Backup, { id: rows[0]?.id ?? '' });
  }

  const check = async () => {
    await shop.app.get(Database).transaction(() => shop.app.get(BackupSchedule).check());
    await books.allWorkIsDone();
  };
  const read = async () => (await owner.get<BackupsDto>(CALLS)).body;
  const emails = async (subject: string) =>
    (await owner.mailsTo(site.contact.email)).filter((email) => email.subject === subject);

  it('are made when due, rehearsed weekly, and shown with their age', async () => {
    await Promise.all([check(), check()]);
    expect(create).toHaveBeenCalledTimes(1);
    expect(rehearse).not.toHaveBeenCalled();
    await check();
    expect([create.mock.calls.length, rehearse.mock.calls.length]).toEqual([1, 1]);
    expect(await read()).toMatchObject({
      plan: { place: folder, isEncrypted: false, canRehearse: true, everyHours: 24, keepDays: 2 },
      isOverdue: false,
      last: { kind: 'backup', state: 'done' },
      lastRehearsal: { kind: 'rehearsal', state: 'done' },
      recent: [{ kind: 'rehearsal' }, { kind: 'backup' }],
    });
    const { body } = await shop.app.get(Metrics).expose();
    expect(body).toMatch(/^lectern_backup_age_seconds [0-9.e-]+$/m);
    expect(body).toMatch(/^lectern_backup_rehearsal_age_seconds [0-9.e-]+$/m);
  });

  it('email the owner once a day if they fail, and try again after an hour', async () => {
    create.mockImplementation(async () => {
      await record('backup', 'failed');
      throw new Error('The disk is full.');
    });
    await check();
    await check();
    expect(create).toHaveBeenCalledTimes(1);
    await shop.pool.query(`UPDATE backups SET started_at = now() - interval '1 hour'`);
    await check();
    expect(create).toHaveBeenCalledTimes(2);
    const [email, ...more] = await emails('The backup of your site failed');
    expect(email?.text).toContain('The disk is full.');
    expect(more).toEqual([]);
    create.mockImplementation(() => record('backup', 'done'));
  });

  it('email the owner if they are overdue, or a rehearsal fails', async () => {
    await record('backup', 'done', 37);
    await record('backup', 'failed', 0.5);
    rehearse.mockImplementationOnce(async () => {
      await record('rehearsal', 'failed');
      throw new Error('Rows differ.');
    });
    await check();
    expect(create).not.toHaveBeenCalled();
    expect((await read()).isOverdue).toBe(true);
    await eventually('both emails', async () => {
      const found = await Promise.all([
        emails('The backup of your site is overdue'),
        emails('A backup of your site can’t be restored'),
      ]);
      return found.every(({ length }) => length === 1) || undefined;
    });
  });

  it('remove old backups of this site, and none that only look like it', async () => {
    const names = await Promise.all(
      [72, 48, 24, 0].map(async (hours) => (await record('backup', 'done', hours)).name),
    );
    await record('rehearsal', 'done', 60, names[0]);
    const strange = newBackupName(new Date('2020-01-01T00:00:00Z'));
    const backups = shop.app.get(Backups);
    const stored = [...names, strange].map((name) => ({
      ...{ name, takenAt: takenAtOf(name) ?? new Date(0), bytes: 1, isEncrypted: false },
    }));
    jest.spyOn(backups, 'stored').mockResolvedValueOnce(stored);
    const remove = jest.spyOn(backups, 'remove').mockResolvedValueOnce();
    await shop.app.get(BackupSchedule).make();
    expect(remove.mock.calls).toEqual([[[names[1]]]]);
  });

  it('start at the owner’s request, once, and close what was interrupted', async () => {
    await record('backup', 'running', 7);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    create.mockImplementationOnce(async () => {
      await held;
      return record('backup', 'done');
    });
    for (let clicks = 0; clicks < 2; clicks += 1)
      expect((await owner.post<BackupsDto>(CALLS)).body).toMatchObject({ isRunning: true });
    release();
    await books.allWorkIsDone();
    await check();
    expect(create).toHaveBeenCalledTimes(1);
    const { recent } = await read();
    expect(recent.find(({ state }) => state === 'failed')?.error).toContain('interrupted');
    await owner.post(`${CALLS}/rehearsal`);
    await books.allWorkIsDone();
    expect(rehearse).toHaveBeenCalled();
    const helper = await signInHelper(shop);
    expect((await helper.get(CALLS)).status).toBe(403);
  });
});

describe('A site without BACKUP_TO', () => {
  let shop: RunningShop;
  beforeAll(async () => void (shop = await openShop(OWNER)));
  afterAll(() => shop.stop());

  it('says so, and makes no backup', async () => {
    const owner = await signInOwner(shop);
    expect((await owner.get<BackupsDto>(CALLS)).body).toMatchObject({ plan: null, recent: [] });
    expect((await owner.post(CALLS)).status).toBe(409);
    await shop.app.get(Database).transaction(() => shop.app.get(BackupSchedule).check());
    expect(await new ApiSession(shop).mailsTo(site.contact.email)).toEqual([]);
  });
});
