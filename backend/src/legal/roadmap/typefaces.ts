/** What the site's type has (by Fontsource's ranges): its plain letters, and those of further Latin alphabets. */
const PLAIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2010-\u2027\u202f-\u203a\u2044\u20ac\u2122\u2212]/;

const FURTHER = /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

const NOT_THERE = '?';

/** A piece of a text that one file of a font can set. */
interface TypeRun {
  isFurther: boolean;
  text: string;
}

const isThere = (letter: string) => PLAIN.test(letter) || FURTHER.test(letter);

/** Whether all of a text can be set. */
export const canBeSet = (text: string): boolean => [...tidy(text)].every(isThere);

/** A line in as many pieces as it takes; a letter that the type has not becomes a question mark. */
export function typeRuns(text: string): TypeRun[] {
  const runs: TypeRun[] = [];
  for (const each of tidy(text)) {
    const letter = isThere(each) ? each : NOT_THERE;
    const isFurther = FURTHER.test(letter);
    const last = runs.at(-1);
    if (last?.isFurther === isFurther) last.text += letter;
    else runs.push({ isFurther, text: letter });
  }
  return runs;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s/g, ' ');
