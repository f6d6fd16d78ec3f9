/** The link of one taking of a free file: for the browser and for the email. It opens for good, as the file is free. */
export const FREE_DOWNLOAD_LINK = {
  purpose: 'free-download',
  path: (token: string): string => `/free/${token}`,
};

/** How often one source may ask for a free file. */
export const FREE_DOWNLOAD_LIMIT = { name: 'free-download', burst: 40, everyMs: 10_000 } as const;

/** The specification's name of the kit (`downloadType`), the book that it belongs to, and what it is called in the dashboard. */
export const KIT_FILE = {
  id: 'grant-writer-starter-kit',
  bookId: 'grant-writing',
  title: 'Grant Writer Starter Kit',
} as const;
