import type { Finding } from '@lectern/catalogue/values';

type Refusal = Pick<Finding, 'file' | 'pointer' | 'message'>;

/** Names of colors in the dashboard, by their keys in `look.json`. */
const COLORS: Readonly<Record<string, string>> = {
  background: 'Background',
  surface: 'Cards and fields',
  accent: 'Accent color',
};

/** Sentence about a value that cannot be published. The clauses of findings are for authors of content files. */
export function refusalSentence({ file, pointer, message }: Refusal): string {
  if (file !== 'look.json' || !pointer.startsWith('/colors/')) return `The text ${message}.`;
  const [, ground = ''] = /^is too close to "(\w+)"/.exec(message) ?? [];
  const name = COLORS[ground];
  return name === undefined
    ? `The color ${message}.`
    : `The color is too close to “${name}”: text in it would be hard to read.`;
}
