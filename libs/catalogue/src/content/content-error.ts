export interface ContentProblem {
  /** Path of the file as the author sees it: `content/books/fear-not/book.json`. */
  file: string;
  /** Path inside the file, such as `editions[0].isbn`; empty for the whole file. */
  key: string;
  /** A clause that follows the key: `must be …`. */
  message: string;
}

export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

function sentenceOf({ file, key, message }: ContentProblem): string {
  const sentence = key ? `${file}: "${key}" ${message}` : `${file} ${message}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
