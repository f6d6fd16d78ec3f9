const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Abbreviations that never end a sentence: a name or a word of the same sentence follows. */
const beforeNames = words(
  'Mr Mrs Ms Mx Dr Rev Fr Sr St Prof Hon Gov Sen Rep Gen Col Maj Capt Lt Sgt Pres Messrs Mt Ft v vs viz cf e.g i.e',
);

/** Abbreviations that do not end a sentence if a number follows: pages, and books of the Bible. */
const beforeNumbers = words(
  'No Nos p pp ch vol ed ca Ex Exod Lev Num Deut Josh Judg Sam Kgs Chron Neh Ps Pss Prov Eccl Isa Jer Lam Ezek Dan Hos Mic Hab Zech Mal Matt Rom Cor Gal Eph Phil Col Thess Tim Tit Heb Jas Pet Rev',
);

/** Abbreviations that end a sentence if a typical first word follows. */
const shortened = words(
  'Jr Esq Inc Co Corp Ltd Ave Rd etc a.m p.m A.M P.M U.S U.S.A D.C U.K B.C A.D Ph.D M.D J.D LL.B M.Div',
);

/** Typical first words of a sentence that are not names. */
const beginnings = words(
  'The A An I He She It We You They This That These Those There Here In On At By For From To With And But Or So If When While Then Now What Who Where Why How My His Her Our Your Their No Not Yes One Nobody Nothing Everybody Some After Before',
);

export interface Sentence {
  text: string;
  /** Whether it ends a paragraph: a longer pause follows. */
  endsParagraph: boolean;
}

/** End punctuation with closing characters, and the whitespace before a possible new sentence. */
const possibleEnd = /(?<![.!?…])[.!?…]+["'”’“‘»«›‹)\]*_]*\s+(?=["'“‘„‚«»‹›([*_]*[\p{Lu}\d])/gu;

/** Splits a text into sentences. Paragraphs without words are left out. */
export function sentencesOf(paragraphs: readonly string[]): Sentence[] {
  return paragraphs.flatMap((paragraph) => {
    const texts = split(paragraph.replace(/\s+/g, ' ').trim());
    return texts.map((text, index) => ({ text, endsParagraph: index === texts.length - 1 }));
  });
}

function split(paragraph: string): string[] {
  const found: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(possibleEnd)) {
    const end = match.index + match[0].length;
    if (!endsSentence(paragraph.slice(start, match.index), match[0].trim(), paragraph.slice(end))) continue;
    found.push(paragraph.slice(start, end).trim());
    start = end;
  }
  found.push(paragraph.slice(start).trim());
  return withWords(found);
}

function endsSentence(before: string, mark: string, after: string): boolean {
  if (!mark.startsWith('.') || mark.startsWith('..')) return true;
  const isQuoted = mark.length > 1;
  // Number of a list item.
  if (/^\d+$/.test(before.trim())) return false;
  const [word = ''] = /(?<![^\s"'“‘„‚«»‹›([*_—–-])[^\s"'“‘„‚«»‹›([*_—–-]*$/.exec(before) ?? [];
  if (beforeNames.has(word)) return isQuoted;
  if (beforeNumbers.has(word) && /^\d/.test(after)) return isQuoted;
  const next = /^["'“‘„‚«»‹›([*_]*(\S*)/.exec(after)?.[1]?.replace(/[.,;:!?]$/, '') ?? '';
  const isInitial = /^\p{Lu}$/u.test(word) && word !== 'I';
  if (isInitial || shortened.has(word)) return isQuoted || beginnings.has(next);
  return true;
}

/** Joins parts without a word character to the previous part. */
function withWords(texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    if (/[\p{L}\p{N}]/u.test(text)) found.push(text);
    else if (text !== '' && found.length > 0) found[found.length - 1] += ` ${text}`;
  }
  return found;
}
