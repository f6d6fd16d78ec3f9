/** Typed or pasted text of a field that wraps, but has one line. */
export const oneLine = (typed: string): string => typed.replaceAll('\n', ' ');
