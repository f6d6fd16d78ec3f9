/**
 * An address as a page may show it to whoever holds its link: `r…@example.com`. What is not a letter or a digit is left
 * out, so that it can stand anywhere in a page.
 */
export function maskedAddress(email: string): string {
  const [, first = '', domain = ''] = /^(.).*@(.*)$/su.exec(email) ?? [];
  const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}.-]/gu, '');
  return `${plain(first)}…@${plain(domain)}`;
}
