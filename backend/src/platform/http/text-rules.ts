/**
 * No control characters or lone surrogates, which UTF-8 cannot encode: a name never breaks a line of an email or a log.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** As {@link ONE_LINE}, with line breaks and tabs. */
export const MANY_LINES = /^[^\p{Cc}\p{Cs}]*(?:[\n\r\t][^\p{Cc}\p{Cs}]*)*$/u;

/** For class-transformer. */
export function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
