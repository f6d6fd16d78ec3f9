/** The site stores no hash of a password or code that matches nothing, so the owner's takes that place. */
const ownersHash =
  '(SELECT u.password FROM users u JOIN staff s ON s.user_id = u.id ORDER BY s.created_at LIMIT 1)';

/** Inserts a row for each address of $1. */
const insert = (table: string, columns: string, values: string) =>
  `INSERT INTO ${table} (id, ${columns}) SELECT md5(email), ${values} FROM unnest($1::text[]) AS email`;

const staff = [
  insert('users', 'username, password', `email, ${ownersHash}`),
  `INSERT INTO staff (user_id, name, role) SELECT md5(email), 'Ruth', 'helper' FROM unnest($1::text[]) AS email`,
];
const subscribers = [
  insert(
    'newsletter_subscriptions',
    'email, status, asked_at, confirmed_at',
    `email, 'confirmed', now(), now()`,
  ),
];
const orders = [
  insert(
    'orders',
    'customer_email, product_id, total_amount, status, completed_at',
    `email, 'finding-peace-ebook', 999, 'fulfilled', now()`,
  ),
];

export interface Call {
  title: string;
  path: string;
  /** Besides the address. */
  body?: Record<string, string>;
  /** Of the answer, for known and unknown addresses. */
  status: number;
  /** Statements that make the addresses in $1 known. */
  known: string[];
}

/** The calls that anyone can make with any address. */
export const calls: Record<string, Call> = {
  code: {
    title: 'code for the legal companion',
    path: '/api/legal-companion/access',
    status: 202,
    known: [
      insert(
        'user_assessments',
        'user_email, legal_situation, urgency_level, experience_level',
        `email, 'bankruptcy', 'within_month', 'no_experience'`,
      ),
    ],
  },
  try: {
    title: 'trying a code for the legal companion',
    path: '/api/legal-companion/access/confirm',
    body: { code: '012345' },
    status: 401,
    known: [
      insert(
        'companion_codes',
        'user_email, code_hash, expires_at',
        `email, ${ownersHash}, now() + interval '1 day'`,
      ),
    ],
  },
  purchases: {
    title: 'links to purchases',
    path: '/api/purchases/mail',
    status: 202,
    known: orders,
  },
  books: { title: 'code for purchases', path: '/find-my-books', status: 202, known: orders },
  'books-try': {
    title: 'trying a code for purchases',
    path: '/find-my-books/code',
    body: { code: '012345' },
    status: 401,
    known: [
      insert(
        'buyer_codes',
        'subject, code_hash, expires_at',
        `email, ${ownersHash}, now() + interval '1 day'`,
      ),
    ],
  },
  password: { title: 'new password', path: '/api/admin/forgotten-password', status: 202, known: staff },
  'sign-in': {
    title: 'signing in',
    path: '/api/admin/session',
    body: { password: 'a louder study at noon' },
    status: 401,
    known: staff,
  },
  newsletter: {
    title: 'newsletter',
    path: '/api/newsletter/subscribe',
    status: 200,
    known: subscribers,
  },
  notice: {
    title: 'release notice',
    path: '/api/release-notices',
    body: { productId: 'greedy-lying-ebook' },
    status: 202,
    known: [
      insert('release_notices', 'email, product_id, confirmed_at', `email, 'greedy-lying-ebook', now()`),
    ],
  },
  sample: {
    title: 'free sample',
    path: '/api/downloads',
    body: { fileName: 'five-verses' },
    status: 200,
    known: subscribers,
  },
};
