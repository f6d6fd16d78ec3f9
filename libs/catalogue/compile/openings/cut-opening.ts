import { sentencesOf } from '@lectern/speech';

/** A paragraph that ends between these ends the opening; otherwise the first sentence beyond them does. */
const fewestWords = 365;
const mostWords = 420;

/** The first paragraphs, as far as two to three minutes carry in any voice, cut after a whole sentence. */
export function cutOpening(paragraphs: readonly string[]): string[] {
  const taken: string[] = [];
  let words = 0;
  for (const paragraph of paragraphs) {
    const kept: string[] = [];
    for (const { text } of sentencesOf([paragraph])) {
      kept.push(text);
      words += text.split(' ').length;
      if (words >= mostWords) break;
    }
    taken.push(kept.join(' '));
    if (words >= fewestWords) break;
  }
  return taken;
}
