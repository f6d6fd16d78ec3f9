export type Escape = 'light' | 'full';

interface Place {
  /** The text begins a line. */
  isLineStart: boolean;
  /** The character before the text, empty at the beginning of a line. */
  before: string;
}

const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/**
 * Writes text so that Markdown reads it as text. Light escapes are those of usual texts; in the full form, every sign of
 * ASCII is escaped.
 */
export function escapeText(text: string, escape: Escape, { isLineStart, before }: Place): string {
  if (escape === 'full') {
    const escaped = text.replace(PUNCTUATION, '\\$&');
    return isLineStart ? escaped.replace(/^(\d{1,9})\\([.)])/, '$1\\$2') : escaped;
  }
  const escaped = text
    .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\')
    .replace(/[*`]|~(?=~)|(?<=~)~|<(?=[a-z/!?])|&(?=#?\w+;)|\[(?=\^)|\](?=[([])/gi, '\\$&')
    .replace(/_/g, (sign, at: number, line: string) => {
      const isInWord =
        /[\p{L}\p{N}]/u.test(line[at - 1] ?? before) && /[\p{L}\p{N}]/u.test(line[at + 1] ?? '');
      return isInWord ? sign : `\\${sign}`;
    });
  if (!isLineStart) return escaped;
  return escaped
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^(?:[-+](?=[\s-]|$)|#(?=[#\s]|$)|[>=|[])/, '\\$&');
}

/** Address of a link or picture, inside its round brackets. */
export function escapeAddress(href: string): string {
  return href.replace(/[\\()<>*_|`]/g, '\\$&');
}

/** Caption of a picture, inside its quotation marks. */
export function escapeTitle(title: string): string {
  return title.replace(/[\\"]/g, '\\$&');
}
