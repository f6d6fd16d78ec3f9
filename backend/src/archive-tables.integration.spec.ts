import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ArchiveParts } from './platform/archive-parts/archive-parts.js';
import type { ArchivePart } from './platform/archive-parts/archive-part.js';
import { openShop, type RunningShop } from './testing/running-shop.js';

const SECRET = 'It is a secret, or opens something: people sign in and ask for links again.';
const JOBS = 'It is about the jobs and the mail server of one site.';
const MADE_AGAIN = 'The site makes it again from other data.';
const LIMITS = 'It limits how often a caller may try, for hours or days.';
const CONFIDENTIAL =
  'Answers of the legal companion are shown to the person who gave them, and not to the owner.';

/** Tables that no part holds, with the reason. */
const LEFT_OUT: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['buyer_codes', 'companion_codes', 'companion_sessions', 'companion_session_assessments'],
      ...[
        'download_links',
        'kit_requests',
        'passkey_challenges',
        'passkeys',
        'password_resets',
        'pending_sign_ins',
      ],
      ...['recovery_codes', 'sealed_secrets', 'second_factors', 'sessions', 'signing_keys', 'site_keys'],
      ...['staff_email_codes', 'staff_invitations'],
    ].map((table) => [table, SECRET]),
  ),
  ...Object.fromEntries(
    [
      ...['assessment_details', 'assessment_requests', 'bookmark_details', 'legal_resource_bookmarks'],
      ...['recommendation_details', 'resource_recommendations', 'user_assessments', 'user_progress'],
    ].map((table) => [table, CONFIDENTIAL]),
  ),
  ...Object.fromEntries(
    [
      ...['access_tries', 'checkout_allowances', 'checkout_openings', 'contact_requests', 'mail_allowances'],
      ...['order_requests', 'source_allowances'],
    ].map((table) => [table, LIMITS]),
  ),
  ...Object.fromEntries(
    [
      ...['audio_previews', 'books_in_common', 'changed_days', 'file_facts', 'file_pages', 'legal_topics'],
      ...['personal_copies', 'personal_copy_faults', 'preview_makings', 'preview_pieces', 'preview_wishes'],
      ...['row_count_changes', 'row_counts', 'shown_words', 'summed_days'],
    ].map((table) => [table, MADE_AGAIN]),
  ),
  ...Object.fromEntries(
    [
      ...['backups', 'mail_deliveries', 'mail_reports', 'migrations', 'outbox'],
      ...[
        'payment_sweeps',

        'schedules',
        'site_archives',
        'speech_spending',

        'unclaimed_files',
      ],
    ].map((table) => [table, JOBS]),
  ),
  imported_pictures: 'Results of fetching. The pictures that came are in the library.',
  staff: 'An archive lets no one in: `team/members.ndjson` names them, and the owner invites them again.',
  users: 'It holds the passwords of the team.',
};

/** Columns that sound secret, and are not. */
const HARMLESS = [
  'product_files.key',
  'contact_reviews.text_hash',
  'import_batches.columns_key',
  'settings.key',
];

const tablesOf = ({ tables = [] }: ArchivePart): readonly string[] => tables;

describe('An archive', () => {
  let shop: RunningShop;
  let parts: ArchivePart[];

  beforeAll(async () => {
    shop = await openShop();
    parts = shop.app.get(ArchiveParts).all();
  });
  afterAll(() => shop.stop());

  it('has a part for each table of the database, or a reason why not', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const archived = parts.flatMap(tablesOf);
    const names = rows.map(({ name }) => name);
    expect(names.filter((name) => !archived.includes(name) && !(name in LEFT_OUT))).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((name) => archived.includes(name) || !names.includes(name))).toEqual(
      [],
    );
  });

  it('holds no table twice, and names each part once', () => {
    const tables = parts.flatMap(tablesOf);
    expect(tables).toEqual([...new Set(tables)]);
    const names = parts.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('reads a part after the parts that it names, which all exist', () => {
    const names = parts.map(({ name }) => name);
    const late = parts.flatMap(({ name, after = [] }) =>
      after.filter((before) => !names.slice(0, names.indexOf(name)).includes(before)),
    );
    expect(late).toEqual([]);
  });

  it('has no column that sounds secret', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ANY ($1)
        AND column_name ~ '(secret|password|token|hash|key)$' ORDER BY 1`,
      [parts.flatMap(({ tables = [] }) => tables)],
    );
    expect(rows.map(({ name }) => name).filter((name) => !HARMLESS.includes(name))).toEqual([
      // Left out.
      'contact_reviews.source_hash',
    ]);
  });
});
