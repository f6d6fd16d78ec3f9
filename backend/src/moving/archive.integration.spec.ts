import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Database } from '../platform/database/database.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { StoredFiles } from '../platform/storage/stored-files.js';
import { OWNER, type ApiSession } from '../testing/api-session.js';
import { insertArchivedRows } from '../testing/archived-rows.js';
import { eventually } from '../testing/eventually.js';
import { OrderReader } from '../testing/order-reader.js';
import { openShop, PDF, type RunningShop } from '../testing/running-shop.js';
import { startCommand } from '../testing/site-command.js';
import { signInHelper, signInOwner } from '../testing/staff-sessions.js';
import { makeSiteArchive } from './export-archive/site-archives.jobs.js';
import type { SiteArchivesDto } from './export-archive/site-archives.dto.js';

const ARCHIVES = '/api/admin/archives';
const PICTURE = '0123456789abcdef0123456789abcdef';
const RECORDING = '00000000-0000-4000-8000-000000000011';

describe('An archive of everything', () => {
  let first: RunningShop;
  let owner: ApiSession;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    first = await openShop(OWNER);
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-archives-'));
    file = path.join(folder, 'archive.zip');
    const { orderId } = await new OrderReader(first).buy('ruth@example.com');
    await insertArchivedRows(first.pool, orderId);
    await first.pool.query('UPDATE staff_rules SET requires_second_factor = false');
    const copy = path.join(folder, 'copy');
    await writeFile(copy, 'picture');
    const files = first.app.get(StoredFiles);
    for (const name of ['upload', 'original.jpg', '40.avif', '40.webp'])
      await files.keep(`pictures/${PICTURE}/${name}`, copy);
    await files.keep(`previews/${RECORDING}/bb.mp3`, copy);
    owner = await signInOwner(first);
  });
  afterAll(async () => {
    await first.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const latest = async () => (await owner.get<SiteArchivesDto>(ARCHIVES)).body.latest;
  const made = () =>
    eventually('the archive', async () => {
      const found = await latest();
      if (found?.state === 'failed') throw new Error('It failed.');
      return found?.state === 'done' && found;
    });
  const emails = async () => {
    const all = await owner.mailsTo('hello@eleanormarsh.example');
    return all.filter(({ subject }) => subject === 'The archive of your site is ready');
  };
  const download = (id: string) =>
    fetch(`${first.url}${ARCHIVES}/${id}/file`, { headers: { cookie: owner.cookie } });

  it('is for owners who confirmed their identity', async () => {
    expect((await owner.get<SiteArchivesDto>(ARCHIVES)).body).toEqual({ latest: null });
    const helper = await signInHelper(first);
    expect((await helper.post(ARCHIVES)).status).toBe(403);
    await first.pool.query("UPDATE sessions SET proved_at = now() - interval '1 day'");
    expect((await owner.post(ARCHIVES)).body).toMatchObject({ code: 'ACCESS.PROOF_NEEDED' });
    await first.pool.query('UPDATE sessions SET proved_at = now()');
  });

  it('is made once by two presses, emailed once, and downloaded', async () => {
    const answers = await Promise.all([owner.post(ARCHIVES), owner.post(ARCHIVES)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { id, sizeBytes, expiresAt } = await made();
    expect(Date.parse(String(expiresAt))).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const { rows } = await first.pool.query('SELECT id FROM site_archives');
    expect(rows).toEqual([{ id }]);
    const email = await eventually('the email', async () => (await emails())[0]);
    expect(email.text).toContain(`${first.configuration.publicUrl}/admin/moving`);

    const opened = await owner.post(`${ARCHIVES}/${id}/download`);
    expect(opened.body).toEqual({ path: `${ARCHIVES}/${id}/file` });
    const response = await download(id);
    expect(response.headers.get('content-disposition')).toContain('.zip');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(sizeBytes);
    await writeFile(file, bytes);
    expect((await fetch(`${first.url}${ARCHIVES}/${id}/file`)).status).toBe(401);
    expect(await emails()).toHaveLength(1);
    const log = await first.pool.query(
      "SELECT action FROM audit_log WHERE subject_kind = 'archive' ORDER BY at",
    );
    expect(log.rows.map(({ action }) => String(action))).toEqual(['archive.requested', 'archive.downloaded']);
  });

  it('brings up an empty site that has the same', async () => {
    const second = await openShop();
    try {
      const files = second.app.get(StoredFiles);
      await files.remove('books/finding-peace/Finding Peace.pdf');
      const { output, code } = await startCommand(second, 'import', file).ended;
      expect(output).toContain(`This site has everything of ${first.configuration.publicUrl}`);
      expect(code).toBe(0);
      expect(await files.size('books/finding-peace/Finding Peace.pdf')).toBe(PDF.length);
      expect(await files.size(`pictures/${PICTURE}/40.avif`)).toBe(7);
      expect(await files.size(`pictures/${PICTURE}/upload`)).toBe(7);
      expect(await files.size(`previews/${RECORDING}/bb.mp3`)).toBe(7);
      for (const table of [
        'orders',
        'documents',
        'document_redirects',
        'document_old_addresses',
        'imported_texts',
        'content_values',
        'pictures',
        'receipts',
      ]) {
        const count = `SELECT count(*)::int AS count FROM ${table}`;
        expect([table, (await second.pool.query(count)).rows]).toEqual([
          table,
          (await first.pool.query(count)).rows,
        ]);
      }
      const { rows } = await second.pool.query('SELECT voice_type AS voice FROM audio_previews');
      expect(rows).toEqual([{ voice: 'author' }]);
      const mails = await second.pool.query('SELECT recipient FROM mail_deliveries');
      expect(mails.rows).toEqual([]);

      const again = await startCommand(second, 'import', file).ended;
      expect(again).toMatchObject({ code: 1 });
      expect(again.output).toContain(
        'This site has orders already. An archive comes into an empty site only.',
      );
    } finally {
      await second.stop();
    }
  });

  it('leaves nothing behind if a part cannot be read', async () => {
    const second = await openShop();
    try {
      // The last of the parts: all before it were read.
      await second.pool.query("ALTER TABLE import_rows ADD CONSTRAINT never CHECK (source_id = 'x')");
      const { output, code } = await startCommand(second, 'import', file).ended;
      expect(code).toBe(1);
      expect(output).toContain('line 1: It has a value that isn’t allowed.');
      const { rows } = await second.pool.query(
        'SELECT (SELECT count(*) FROM orders)::int AS orders, (SELECT count(*) FROM documents)::int AS documents',
      );
      expect(rows).toEqual([{ orders: 0, documents: 0 }]);
      await second.pool.query('ALTER TABLE import_rows DROP CONSTRAINT never');
      expect((await startCommand(second, 'import', file).ended).code).toBe(0);
    } finally {
      await second.stop();
    }
  });

  it('says how the command is used, and what is wrong with its file', async () => {
    expect((await startCommand(first, 'import').ended).output).toContain('npm run import -- <archive.zip>');
    const missing = await startCommand(first, 'import', path.join(folder, 'none.zip')).ended;
    expect(missing.output).toContain('none.zip');
  });

  it('is begun again after a process was killed while it wrote, and is emailed once', async () => {
    const id = '00000000-0000-4000-8000-000000000099';
    await first.pool.query('DELETE FROM site_archives');
    await first.pool.query(
      "INSERT INTO site_archives (id, state, done, total, who) VALUES ($1, 'files', 3, 9, 'Eleanor')",
      [id],
    );
    const database = first.app.get(Database);
    for (const run of ['first', 'second'])
      await database.transaction(() =>
        first.app.get(Outbox).enqueue(makeSiteArchive, { archiveId: id }, { dedupKey: run }),
      );
    await made();
    await eventually('both runs', async () => {
      const { rows } = await first.pool.query('SELECT FROM outbox WHERE job = $1 AND closed_at IS NULL', [
        makeSiteArchive.name,
      ]);
      return rows.length === 0;
    });
    await eventually('the email', async () => (await emails()).length === 2);
    const sent = await first.pool.query("SELECT FROM mail_deliveries WHERE letter = 'tell-of-archive'");
    expect(sent.rows).toHaveLength(2);
  });

  it('is deleted after a week', async () => {
    const found = await made();
    await first.pool.query("UPDATE site_archives SET expires_at = now() - interval '1 minute'");
    expect((await download(found.id)).status).toBe(410);
    const { SiteArchives } = await import('./export-archive/site-archives.js');
    const database = first.app.get(Database);
    const close = await first.app.get(SiteArchives).expire();
    await database.transaction(async () => void (await close?.()));
    expect(await first.app.get(StoredFiles).size(`archives/${found.id}.zip`)).toBeUndefined();
    expect((await latest())?.state).toBe('expired');
  });
});
