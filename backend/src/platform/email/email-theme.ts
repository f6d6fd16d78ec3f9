import { books, look } from '@lectern/catalogue';
import { type ColorRoles, hasStandardColors } from '@lectern/ui/tokens';
import { createContext, useContext } from 'react';

// System fonts first: Outlook falls back to Times if it lacks the first font of a list.
export const SERIF = 'Georgia, "Times New Roman", serif';
export const SANS = '"Helvetica Neue", Helvetica, Arial, sans-serif';

/** Colors of the site for light mode, in the look that it has now. */
export const siteLight = (): ColorRoles => look.colors.light;

/** Color of rules between parts. */
export const siteLine = (): string => (hasStandardColors(look) ? '#e4dccd' : siteLight().muted);

/** Cover and colors of the book that an email is about. */
export interface BookTheme {
  title: string;
  coverSrc: string;
  colors: Readonly<Record<'light' | 'dark', ColorRoles>>;
}

/** Finds the book that a product title begins with: `Finding Peace, paperback`. Of two, the one with the longer title. */
export function bookThemeOf(title: string): BookTheme | undefined {
  const [book] = books
    .filter(
      (known) => title.startsWith(known.title) && !/^[\p{L}\p{N}]/u.test(title.slice(known.title.length)),
    )
    .sort((one, other) => other.title.length - one.title.length);
  return book && { title: book.title, coverSrc: book.cover.mailSrc, colors: book.palette };
}

export const EmailColors = createContext<BookTheme['colors'] | undefined>(undefined);
/** Inline colors; those of dark mode are rules of the layout. */
export const useEmailColors = (): ColorRoles => (useContext(EmailColors) ?? look.colors).light;
