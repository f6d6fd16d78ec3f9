export interface Sentence {
  text: string;
  /** Ends a paragraph: a longer breath follows. */
  endsParagraph: boolean;
}

/** Words whose full stop belongs to them, however the text goes on. */
const titles = new Set(
  'Mr Mrs Ms Mx Dr Rev Fr Sr St Prof Hon Gov Sen Rep Gen Col Maj Capt Lt Sgt Pres Messrs Mt Ft No Nos vs v cf viz ca p pp ch vol ed e.g i.e Gen Ex Exod Lev Num Deut Josh Judg Ps Prov Eccl Isa Jer Ezek Dan Hos Mic Hab Zech Mal Matt Rom Cor Gal Eph Phil Col Thess Tim Heb Jas Pet Rev'.split(
    ' ',
  ),
);
/** Words whose full stop may end a sentence as well: it does when such a word follows as begins one. */
const shortened = new Set(
  'Jr Esq Inc Co Corp Ltd Ave Rd etc a.m p.m A.M P.M U.S U.S.A D.C U.K B.C A.D Ph.D M.D J.D LL.B M.Div'.split(
    ' ',
  ),
);
const beginnings = new Set(
  'The A An I He She It We You They This That These Those There Here In On At By For From To With And But Or So If When While Then Now What Who Where Why How My His Her Our Your Their No Not Yes One Nobody Nothing Everybody Some After Before'.split(
    ' ',
  ),
);

/** A full stop, question mark or ellipsis, whatever closes after it, and the space before what may begin a sentence. */
const possibleEnd = /(?:[.!?…]+)["'”’)\]*_]*\s+(?=["'“‘([*_]*[\p{Lu}\d])/gu;

/** The sentences of a text in their order. Paragraphs without a word are left out. */
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
  const [word = ''] = /[^\s"'“‘([*_—–-]*$/.exec(before) ?? [];
  if (titles.has(word)) return !/^\.["'”’)\]]/.test(mark) ? false : true;
  const next = /^["'“‘([*_]*(\S*?)[.,;:!?]?(\s|$)/.exec(after)?.[1] ?? '';
  // An initial: J. Edgar, E. B. White.
  if (/^\p{Lu}$/u.test(word) && word !== 'I') return beginnings.has(next);
  if (shortened.has(word)) return mark.length > 1 || beginnings.has(next);
  return true;
}

/** What has no letter and no digit is said with what stands before it. */
function withWords(texts: readonly string[]): string[] {
  const found: string[] = [];
  for (const text of texts) {
    if (/[\p{L}\p{N}]/u.test(text)) found.push(text);
    else if (text !== '' && found.length > 0) found[found.length - 1] += ` ${text}`;
  }
  return found;
}
