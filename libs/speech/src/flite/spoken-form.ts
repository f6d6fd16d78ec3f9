const ordinals: Record<string, string> = { 1: 'First', 2: 'Second', 3: 'Third' };
/** Words before a time of day: what else has a colon between numbers is a verse. */
const beforeTimes = /(?:^|\s)(?:at|by|until|till|from|before|after|around|about|since|to|and|past)\s*$/i;

/** Flite knows plain English letters, and says some signs by their names: the text as it can say it. */
export function spokenForm(text: string): string {
  return text
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .replace(
      /\b([123]) (?=(?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|John)\b)/g,
      ordinal,
    )
    .replace(/(\d{1,3}):(\d{1,3})(?:\s*[–—-]\s*(\d{1,3}))?(?!\d)(?!\s*[ap]\.?m\b)/gi, verse)
    .replace(/(\d)\s*[–—-]\s*(?=\d)/g, '$1 to ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*(?:[–—…]|--+|\.\.\.)+\s*(?=["')]*(?:[.!?]|$))/g, '.')
    .replace(/\s*(?:[–—…]|--+|\.\.\.)+\s*/g, ', ')
    .replace(/\.(?=["')]*[.!?])/g, '')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
}

function ordinal(_: string, number: string): string {
  return `${ordinals[number] ?? number} `;
}

function verse(
  written: string,
  chapter: string,
  first: string,
  last: string | undefined,
  at: number,
  text: string,
): string {
  const before = text.slice(0, at);
  if (beforeTimes.test(before) || !/\p{L}\.?\s$/u.test(before)) return written;
  return last === undefined ? `${chapter}, verse ${first}` : `${chapter}, verses ${first} to ${last}`;
}
