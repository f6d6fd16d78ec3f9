/** A catalogue, or a part of one: texts, functions that return them, lists and groups. */
export type Messages = Readonly<Record<string, unknown>>;

const SAME_WORDS = 3;

/** Text of a message; a function is called with the names of its parameters' places. */
function textOf(message: unknown): string | undefined {
  if (typeof message === 'string') return message;
  if (typeof message !== 'function') return undefined;
  const values = Array.from({ length: message.length }, (_, at) => `{value${at}}`);
  const result: unknown = message(...values);
  return typeof result === 'string' ? result : JSON.stringify(result);
}

const isGroup = (value: unknown): value is Messages => typeof value === 'object' && value !== null;
const isPlural = (value: unknown) => isGroup(value) && typeof value['other'] === 'string';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');

const words = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{Letter}{2,}/gu)?.length ?? 0;

/**
 * Compares a translated catalogue with the English one.
 * @returns a line per fault: `a.b: is missing`
 */
export function catalogueFaults(english: Messages, translated: Messages, path = ''): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(translated)]);
  return [...keys].flatMap((key) => {
    const place = path ? `${path}.${key}` : key;
    const [original, translation] = [english[key], translated[key]];
    if (translation === undefined) return [`${place}: is missing`];
    if (original === undefined) return [`${place}: is not in the English catalogue`];
    if (isPlural(original) && isPlural(translation)) {
      return messageFaults(place, pluralText(original), pluralText(translation));
    }
    if (isGroup(original) && isGroup(translation)) return catalogueFaults(original, translation, place);
    if (typeof original !== typeof translation) return [`${place}: is a ${typeof translation}`];
    const [text, translatedText] = [textOf(original), textOf(translation)];
    return text === undefined || translatedText === undefined
      ? []
      : messageFaults(place, text, translatedText);
  });
}

const pluralText = (plural: unknown) => Object.values(plural as Messages).join(' ');

function messageFaults(place: string, text: string, translation: string): string[] {
  const wanted = placeholders(text);
  const found = placeholders(translation);
  return [
    ...(translation.trim() === '' && text.trim() !== '' ? [`${place}: is empty`] : []),
    ...(wanted === found
      ? []
      : [`${place}: has ${found || 'no placeholder'} instead of ${wanted || 'none'}`]),
    ...(text === translation && words(text) >= SAME_WORDS ? [`${place}: is not translated`] : []),
  ];
}
