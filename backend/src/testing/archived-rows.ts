import type pg from 'pg';

const UUID = (last: number) => `'00000000-0000-4000-8000-${String(last).padStart(12, '0')}'`;
const AT = "'2026-11-20T10:00:00.123456Z'";

const PRODUCTS = [
  `INSERT INTO product_desk (product_id, version, changed_in, saved_at, saved_by)
    VALUES ('finding-peace-ebook', 3, '{"priceCents": 2}', ${AT}, 'Eleanor')`,
  `UPDATE products SET price = 1250, title = 'Finding Peace, revised' WHERE id = 'finding-peace-ebook'`,
  `INSERT INTO product_releases (product_id, availability) VALUES ('hidden-ebook', 'pre-order')`,
  `INSERT INTO personal_copy_products (product_id) VALUES ('hidden-ebook')`,
  `INSERT INTO product_editions (id, product_id, number, note, past_buyers)
    VALUES ('edition-1', 'finding-peace-ebook', 1, 'First', 'told')`,
  `INSERT INTO product_files (id, edition_id, position, key, file_name, format, size_bytes, sha256)
    VALUES ('file-1', 'edition-1', 1, 'books/finding-peace/Finding Peace.pdf', 'Finding Peace.pdf', 'pdf', 28000, 'ab')`,
  `INSERT INTO edition_readers (edition_id, order_id, status) VALUES ('edition-1', $1, 'told')`,
  `INSERT INTO release_notices (id, email, product_id, confirmed_at)
    VALUES ('notice-1', 'waits@example.com', 'hidden-ebook', ${AT})`,
];

const ORDERS = [
  `INSERT INTO orders (id, customer_email, product_id, quantity, total_amount, stripe_payment_intent_id, status,
      created_at, completed_at)
    VALUES ('back-1', 'Back@example.com', 'finding-peace-ebook', 1, 999, 'pi_of_back', 'refunded', ${AT}, ${AT}),
      ('open-1', 'open@example.com', 'finding-peace-ebook', 1, 999, 'pi_of_open', 'pending', ${AT}, NULL)`,
  `INSERT INTO orders (id, customer_email, product_id, quantity, total_amount, status, created_at)
    VALUES ('open-2', 'reads@example.com', 'finding-peace-ebook', 1, 999, 'pending', now() - interval '10 hours')`,
  `INSERT INTO order_lines (order_id, line_number, product_id, quantity, amount_cents)
    VALUES ('back-1', 2, 'hidden-ebook', 1, 0)`,
  `INSERT INTO order_payments (order_id, settled_revision, mismatches)
    VALUES ('back-1', 2, '[{"paymentIntentId": "pi_2", "receivedAmount": 5, "currency": "usd"}]')
    ON CONFLICT DO NOTHING`,
  `INSERT INTO order_addresses (order_id, name, line1, city, region, postal_code, country)
    VALUES ('back-1', 'Åsa „Ö“', 'Line 1', 'Town', '', '12345', 'SE')`,
  `INSERT INTO order_consents (order_id, wording) VALUES ('back-1', 'I agree.')`,
  `INSERT INTO order_notes (id, order_id, author, body, version)
    VALUES (${UUID(1)}, 'back-1', 'Eleanor', E'Two\\nlines', 1)`,
  `INSERT INTO order_address_changes (id, order_id, old_email, new_email, changed_by)
    VALUES (${UUID(2)}, 'back-1', 'old@example.com', 'back@example.com', 'Eleanor')`,
  `INSERT INTO order_pages (order_id, revision) VALUES ('back-1', 4)`,
  `INSERT INTO order_taxes (order_id, calculation_id) VALUES ('back-1', 'taxcalc_1')`,
  `INSERT INTO order_dispatches (order_id, tracking_number) VALUES ('back-1', 'T1')`,
  `INSERT INTO checkout_reminders (order_id) VALUES ('open-1')`,
  `INSERT INTO imported_orders (order_id, source, details) VALUES ('back-1', 'gumroad', '{"Gift": "yes"}')`,
  `INSERT INTO refunds (id, order_id, amount_cents, status, reason, asked_by, changed_at, stripe_refund_id)
    VALUES (${UUID(3)}, 'back-1', 999, 'succeeded', 'Asked', 'Eleanor', ${AT}, 're_1')`,
  `INSERT INTO guarantee_requests (order_id, state, refund_id) VALUES ('back-1', 'approved', ${UUID(3)})`,
  `INSERT INTO receipt_details (order_id, version, name, address, tax_number)
    VALUES ('back-1', 1, 'Weaver Ltd', 'Street 1', 'DE1')`,
  `INSERT INTO card_fees (order_id, fee_cents, net_cents, asked_at) VALUES ('back-1', 59, 940, ${AT})`,
  `INSERT INTO reading_notes (order_id, line_number, place, highlights, updated_at)
    VALUES ($1, 1, '{"chapter": 2}', '[]', ${AT})`,
  `INSERT INTO digital_downloads (id, order_id, product_id, customer_email, file_path, file_name, file_format)
    VALUES ('download-1', $1, 'finding-peace-ebook', 'ruth@example.com', 'x.pdf', 'x.pdf', 'pdf')`,
  `INSERT INTO book_reviews (order_id, product_id, rating, body, shown_name, state, written_at)
    VALUES ($1, 'finding-peace-ebook', 5, 'Good.', 'Ruth', 'approved', ${AT})`,
  `INSERT INTO review_replies (order_id, draft, revision, who, saved_at, body, published_at)
    VALUES ($1, 'Thanks', 1, 'Eleanor', ${AT}, 'Thanks', ${AT})`,
  `INSERT INTO stripe_events (id, type, payment_intent_id, created_at, received_at)
    VALUES ('evt_1', 'charge.refunded', 'pi_of_back', ${AT}, ${AT})`,
  `INSERT INTO payment_recoveries (id, since, started_at, new_series_at, finished_at)
    VALUES (${UUID(9)}, ${AT}, ${AT}, ${AT}, ${AT})`,
  `INSERT INTO recovered_payments (recovery_id, payment_intent_id, outcome, order_id)
    VALUES (${UUID(9)}, 'pi_of_back', 'restored', 'back-1')`,
  `INSERT INTO review_requests (order_id) VALUES ($1)`,
];

/** The receipt and the credit note of the refunded order; its tax was known. */
export const RECEIPTS = [
  `INSERT INTO receipt_taxes (number, status, tax_cents, rates, country, changed_at)
    SELECT min(number), 'known', 70, '7 %', 'DE', ${AT} FROM receipts WHERE kind = 'receipt'`,
  `INSERT INTO receipts_due (order_id) VALUES ('open-1')`,
];

const READERS = [
  `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at, ended_at, topics)
    VALUES ('sub-1', 'reads@example.com', 'confirmed', ${AT}, ${AT}, NULL, '{books,"two words"}'),
      ('sub-2', 'left@example.com', 'ended', ${AT}, ${AT}, ${AT}, NULL)`,
  `INSERT INTO newsletters (id, email, subscribed_at) VALUES ('list-1', 'reads@example.com', ${AT})`,
  `INSERT INTO subscription_origins (subscription_id, source, consent, details)
    VALUES ('sub-1', 'mailchimp', '{"at": "2020-01-01T00:00:00Z", "address": "203.0.113.7"}', '{"Tag": "A"}')`,
  `INSERT INTO imported_confirmations (pseudonym) VALUES ('abc@erased.invalid')`,
  `INSERT INTO mail_suppressions (list, email, reason) VALUES ('letters', 'bounced@example.com', 'bounced'),
    ('letters', 'complained@example.com', 'complained')`,
  `INSERT INTO broadcasts (id, subject, body, status, send_at, version)
    VALUES (${UUID(4)}, 'Sent', 'Text', 'sent', NULL, 1), (${UUID(5)}, 'Draft', 'Text', 'draft', NULL, 1)`,
  `INSERT INTO broadcast_links (id, broadcast_id, address, clicks)
    VALUES ('link-1', ${UUID(4)}, 'https://example.com/', 3)`,
  `INSERT INTO broadcast_recipients (broadcast_id, subscription_id, status) VALUES (${UUID(4)}, 'sub-1', 'sent')`,
  `INSERT INTO series_letters (subscription_id, letter_id, due_at) VALUES ('sub-1', 'first', ${AT})`,
  `INSERT INTO contacts (id, name, email, subject, message)
    VALUES ('message-1', 'Ruth', 'ruth@example.com', 'Hello', E'Dear\\u2028Eleanor')`,
  `INSERT INTO contact_reviews (message_id, state, score, reasons, source_hash)
    VALUES ('message-1', 'received', 0, '{}', 'fingerprint')`,
  `INSERT INTO contact_threads (message_id, topic, state, arrived_at, note, version)
    VALUES ('message-1', 'speaking', 'answered', ${AT}, 'Call back', 1)`,
  `INSERT INTO contact_replies (id, message_id, who, body, delivery_id)
    VALUES (${UUID(6)}, 'message-1', 'Eleanor', 'Gladly', ${UUID(7)})`,
  `INSERT INTO speaking_requests (message_id, stage, event_on, place, note, version, moved_at)
    VALUES ('message-1', 'booked', '2027-05-14', 'Berlin', '', 1, ${AT})`,
  `INSERT INTO downloads (id, email, file_name) VALUES ('sample-1', 'ruth@example.com', 'five-verses')`,
];

const SITE = [
  `INSERT INTO owner_films (id, file_name, upload_sha256, sha256, size_bytes, duration_ms, who, uploaded_at)
    VALUES (${UUID(10)}, 'Reading.mp4', 'ab', 'cd', 4, 61000, 'Eleanor', ${AT})`,
  `INSERT INTO settings (key, version, value, who)
    VALUES ('postal-address', 1, '{"text": "Street 1"}', 'Eleanor <e@example.com>')`,
  `INSERT INTO audit_log (user_id, who, action, subject_kind, subject_id, after)
    VALUES ('u1', 'Eleanor', 'person.erased', 'person', 'abc@erased.invalid', '{"kept": 1}')`,
  `INSERT INTO daily_counts (figure, day, subject, count) VALUES ('views', '2026-11-20', '/shop', 12)`,
  `UPDATE staff_rules SET requires_second_factor = true`,
  `INSERT INTO import_batches (id, kind, state, files, inspection, options, counts, done, who)
    VALUES (${UUID(8)}, 'subscribers', 'done', '[]', '{"source": "mailchimp"}', '{}', '{}', 1, 'Eleanor')`,
  `INSERT INTO import_rows (batch_id, number, place, source_id, outcome, made_kind, made_id)
    VALUES (${UUID(8)}, 1, 'a.csv, line 2', 'reads@example.com', 'new', 'subscription', 'sub-1')`,
];

const WRITING = [
  `INSERT INTO documents (id, kind, state, slug, published_version, first_published_at, published_at)
    VALUES (${UUID(10)}, 'article', 'published', 'on-quiet', 1, ${AT}, ${AT})`,
  `INSERT INTO document_drafts (document_id, value, revision, who)
    VALUES (${UUID(10)}, '{"title": "On quiet"}', 1, 'Eleanor')`,
  `INSERT INTO document_versions (document_id, number, value, reason)
    VALUES (${UUID(10)}, 1, '{"title": "On quiet"}', 'published')`,
  `INSERT INTO document_redirects (kind, slug, document_id) VALUES ('article', 'quiet', ${UUID(10)})`,
  `INSERT INTO document_old_addresses (address, document_id) VALUES ('/?p=12', ${UUID(10)})`,
  `INSERT INTO imported_texts (document_id, version, revision, state, fingerprint)
    VALUES (${UUID(10)}, 1, 1, 'published', 'ab')`,
  `INSERT INTO article_categories (id, label) VALUES ('stillness', 'Stillness')`,
  `INSERT INTO pictures (id, file_name, kind, state, width, height, size_bytes, widths, fallback, focus_x)
    VALUES ('0123456789abcdef0123456789abcdef', 'desk.jpg', 'jpeg', 'ready', 40, 50, 7, '{40}', 'jpg', 0.25)`,
  `INSERT INTO content_publications (number, section, reason, who) VALUES (1, '/', 'published', 'Eleanor')`,
  `INSERT INTO content_values (file, pointer, language, version, value, base, schema_version, removed, publication)
    VALUES ('site.json', '/hero/heading', 'en', 1, '"Begin again."', '"Hello"', 1, false, 1)`,
  `INSERT INTO content_drafts (section, changes, revision, who) VALUES ('/', '[]', 1, 'Eleanor')`,
  `INSERT INTO own_recordings (id, book_id, file_name, extension, upload_sha256, sha256, size_bytes, duration_ms,
      waveform, transcript, revision, who, saved_at, uploaded_at, published_at, published_revision)
    VALUES (${UUID(11)}, 'finding-peace', 'a.mp3', 'mp3', 'aa', 'bb', 7, 1000, '[]', 'Be still. Listen.', 1, 'Eleanor',
      ${AT}, ${AT}, ${AT}, 1)`,
];

/** Fills each table of an archive. @param orderId of a paid order */
export async function insertArchivedRows(pool: pg.Pool, orderId: string): Promise<void> {
  for (const statement of [...PRODUCTS, ...ORDERS, ...READERS, ...SITE, ...WRITING])
    await pool.query(statement, statement.includes('$1') ? [orderId] : []);
}
