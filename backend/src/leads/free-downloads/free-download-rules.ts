/** Link of one download, in the browser and in the email. It never expires. */
export const FREE_DOWNLOAD_LINK = {
  purpose: 'free-download',
  path: (token: string): string => `/free/${token}`,
};

/** Per source. */
export const FREE_DOWNLOAD_LIMIT = { name: 'free-download', burst: 40, everyMs: 10_000 } as const;

/** `id` is the specification's `downloadType`; `title` is for the dashboard. */
export const KIT_FILE = {
  id: 'grant-writer-starter-kit',
  bookId: 'grant-writing',
  title: 'Grant Writer Starter Kit',
} as const;
