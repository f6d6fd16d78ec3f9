/** The thirteenth digit that the first twelve call for (ISO 2108: weights 1 and 3 in turn, to a sum divisible by ten). */
export function isbnCheckDigit(firstTwelve: string): number {
  const sum = [...firstTwelve].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Says what is wrong with a hyphenated or plain ISBN-13, or null when nothing is. */
export function isbnFault(isbn: string): string | null {
  const digits = isbn.replaceAll('-', '');
  if (!/^97[89]\d{10}$/.test(digits)) return 'must be an ISBN-13: 13 digits that begin with 978 or 979';
  const expected = isbnCheckDigit(digits.slice(0, 12));
  if (expected !== Number(digits[12])) {
    return `must be a true ISBN-13, but "${isbn}" has been mistyped: its last digit should be ${expected}`;
  }
  return null;
}
