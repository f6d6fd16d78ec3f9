import { books } from '@lectern/catalogue';
import { type ColorRoles, siteColors } from '@lectern/ui/tokens';
import { createContext, useContext } from 'react';

// Fonts that a mail program has: Outlook sets what begins with a font that it lacks in Times.
export const SERIF = 'Georgia, "Times New Roman", serif';
export const SANS = '"Helvetica Neue", Helvetica, Arial, sans-serif';
export const { light } = siteColors;

type Accent = Pick<ColorRoles, 'accent' | 'onAccent'>;

/** What an email is about, if that is a book: its cover, and its colors. */
export interface BookTheme {
  title: string;
  /** Path on the site. */
  coverSrc: string;
  colors: Readonly<Record<'light' | 'dark', Accent>>;
}

/** The looks of the book that a title begins with: `Finding Peace, paperback`. None for one that is not in the catalog. */
export function bookThemeOf(title: string): BookTheme | undefined {
  const book = books.find((known) => title.startsWith(known.title));
  return book && { title: book.title, coverSrc: book.cover.mailSrc, colors: book.palette };
}

/** The colors of buttons, links and rules: those of the book, or of the site. */
export const EmailColors = createContext<BookTheme['colors']>(siteColors);
export const useAccent = (): Accent => useContext(EmailColors).light;
