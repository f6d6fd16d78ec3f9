/**
 * No control characters and no halves of characters (lone surrogates, which UTF-8 cannot hold): a name never breaks a
 * line of a mail or a log.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** The same for a text of several lines, which may break and be indented. */
export const MANY_LINES = /^[^\p{Cc}\p{Cs}]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u;

/** For class-transformer: what people type by accident around a text is not part of it. */
export function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
