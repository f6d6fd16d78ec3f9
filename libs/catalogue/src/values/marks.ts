/** Private-use characters around each string in a preview; the digits between the first two are the place's index. */
const open = '\uE000';
const close = '\uE001';
const end = '\uE002';
const firstDigit = 0xe010;

export const markText = (text: string, index: number): string => {
  const digits = [...index.toString(16)].map((digit) =>
    String.fromCodePoint(firstDigit + Number.parseInt(digit, 16)),
  );
  return `${open}${digits.join('')}${close}${text}${end}`;
};

const anyMark = /\uE000[\uE010-\uE01F]*\uE001?|[\uE001\uE002\uE010-\uE01F]/g;

/** Removes marks, whole or cut. */
export const withoutMarks = (text: string): string => text.replaceAll(anyMark, '');
