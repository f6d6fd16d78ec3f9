/** Whoever works here has the password of the owner, whose hash is as good as any: nobody brings it. */
const owners =
  '(SELECT u.password FROM users u JOIN staff s ON s.user_id = u.id ORDER BY s.created_at LIMIT 1)';

const staff = [
  `INSERT INTO users (id, username, password) SELECT md5(email), email, ${owners} FROM unnest($1::text[]) AS email`,
  `INSERT INTO staff (user_id, name, role) SELECT md5(email), 'Ruth', 'helper' FROM unnest($1::text[]) AS email`,
];

const readers = [
  `INSERT INTO newsletter_subscriptions (id, email, status, asked_at, confirmed_at)
   SELECT md5(email), email, 'confirmed', now(), now() FROM unnest($1::text[]) AS email`,
];

/** Of the catalogue: one that is out, and one that is not. */
const [soldId, comingId] = ['finding-peace-ebook', 'greedy-lying-ebook'];

/**
 * @typedef {object} Call
 * @property {string} title
 * @property {string} path
 * @property {Record<string, string>} [body] besides the address
 * @property {number} status that both are answered with
 * @property {string[]} known statements that make the addresses in `$1` known ones
 */

/** The calls that anybody may make with anybody's address. @type {Record<string, Call>} */
export const calls = {
  code: {
    title: 'a code of the legal companion',
    path: '/api/legal-companion/access',
    status: 202,
    known: [
      `INSERT INTO user_assessments (id, user_email, legal_situation, urgency_level, experience_level)
       SELECT md5(email), email, 'bankruptcy', 'within_month', 'no_experience' FROM unnest($1::text[]) AS email`,
    ],
  },
  try: {
    title: 'the try of a code',
    path: '/api/legal-companion/access/confirm',
    body: { code: '012345' },
    status: 401,
    known: [
      `INSERT INTO companion_codes (id, user_email, code_hash, expires_at)
       SELECT md5(email), email, ${owners}, now() + interval '1 day' FROM unnest($1::text[]) AS email`,
    ],
  },
  purchases: {
    title: 'links to what was bought',
    path: '/api/purchases/mail',
    status: 202,
    known: [
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
       SELECT md5(email), email, '${soldId}', 999, 'fulfilled', now() FROM unnest($1::text[]) AS email`,
    ],
  },
  books: {
    title: 'a code for what was bought',
    path: '/find-my-books',
    status: 202,
    known: [
      `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at)
       SELECT md5(email), email, '${soldId}', 999, 'fulfilled', now() FROM unnest($1::text[]) AS email`,
    ],
  },
  'books-try': {
    title: 'the try of a code for what was bought',
    path: '/find-my-books/code',
    body: { code: '012345' },
    status: 401,
    known: [
      `INSERT INTO buyer_codes (id, subject, code_hash, expires_at)
       SELECT md5(email), email, ${owners}, now() + interval '1 day' FROM unnest($1::text[]) AS email`,
    ],
  },
  password: {
    title: 'a new password',
    path: '/api/admin/forgotten-password',
    status: 202,
    known: staff,
  },
  'sign-in': {
    title: 'signing in',
    path: '/api/admin/session',
    body: { password: 'a louder study at noon' },
    status: 401,
    known: staff,
  },
  newsletter: {
    title: 'the newsletter',
    path: '/api/newsletter/subscribe',
    status: 200,
    known: readers,
  },
  notice: {
    title: 'a word when a book is out',
    path: '/api/release-notices',
    body: { productId: comingId },
    status: 202,
    known: [
      `INSERT INTO release_notices (id, email, product_id, confirmed_at)
       SELECT md5(email), email, '${comingId}', now() FROM unnest($1::text[]) AS email`,
    ],
  },
  sample: {
    title: 'a free sample',
    path: '/api/downloads',
    body: { fileName: 'five-verses' },
    status: 200,
    known: readers,
  },
};
