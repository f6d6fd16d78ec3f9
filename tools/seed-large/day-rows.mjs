const days = 728;
const paths = `SELECT path, 1 + 400 / rank AS popularity FROM unnest(ARRAY['/', '/shop', '/finding-peace', '/blog',
  '/books', '/fresh-start', '/starting-over', '/fear-not', '/downloads', '/why-women', '/grant-writing',
  '/thank-god-for-mom', '/greedy-lying', '/about', '/speaking', '/contact', '/audio-previews', '/legal-companion',
  '/books/finding-peace', '/books/fresh-start', '/books/fear-not', '/books/starting-over', '/thank-you',
  '/privacy-policy', '/blog/bankruptcy-myths', '/blog/starting-over-after-50']) WITH ORDINALITY AS p (path, rank)`;
const day = `(now()::date - n)`;

/**
 * What is counted by the day alone.
 * @type {import('./fill.mjs').Rows[]}
 */
export const dayRows = [
  {
    name: 'days of pages',
    sql: `INSERT INTO daily_counts (figure, day, subject, count)
      SELECT 'page-view', ${day}, path, 1 + floor(random() * popularity)::bigint
      FROM generate_series(1, ${days}) AS n, (${paths}) AS pages ORDER BY n DESC, path
      ON CONFLICT DO NOTHING`,
  },
  {
    name: 'days of files',
    sql: `INSERT INTO daily_counts (figure, day, subject, count)
      SELECT 'book-file', downloaded_at::date, product_id, sum(download_count) FROM digital_downloads
      GROUP BY downloaded_at::date, product_id ORDER BY downloaded_at::date
      ON CONFLICT DO NOTHING`,
  },
  {
    name: 'days of previews',
    sql: `INSERT INTO daily_counts (figure, day, subject, count)
      SELECT figure, ${day}, book, 1 + floor(random() * 30)::bigint
      FROM generate_series(1, ${days}) AS n, unnest(ARRAY['preview-play', 'preview-download']) AS figure,
        unnest(ARRAY['finding-peace', 'fresh-start', 'fear-not', 'starting-over']) AS book
      ON CONFLICT DO NOTHING`,
  },
];
