/** The specification's name of the kit (`downloadType`), the book that it belongs to, and what it is called at the desk. */
export const KIT_FILE = {
  id: 'grant-writer-starter-kit',
  bookId: 'grant-writing',
  title: 'Grant Writer Starter Kit',
} as const;
