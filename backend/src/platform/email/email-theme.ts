import { books } from '@lectern/catalogue';
import { type ColorRoles, siteColors } from '@lectern/ui/tokens';
import { createContext, useContext } from 'react';

// System fonts first: Outlook falls back to Times if it lacks the first font of a list.
export const SERIF = 'Georgia, "Times New Roman", serif';
export const SANS = '"Helvetica Neue", Helvetica, Arial, sans-serif';
export const { light } = siteColors;

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

export const EmailColors = createContext<BookTheme['colors']>(siteColors);
/** Inline colors; those of dark mode are rules of the layout. */
export const useEmailColors = (): ColorRoles => useContext(EmailColors).light;
