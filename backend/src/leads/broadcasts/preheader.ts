const LONGEST = 120;

/** The beginning of a letter as plain words, for what a mailbox shows beside the subject. */
export function preheaderOf(markdown: string): string {
  const plain = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s]*|[*_`]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= LONGEST) return plain;
  return `${plain.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}
