/** One thing that is wrong with the content, said so that its author can put it right. */
export interface ContentProblem {
  /** Path of the file as its author sees it: `content/books/fear-not/book.json`. */
  file: string;
  /** Where in the file: `editions[0].isbn`; empty for the whole file. */
  key: string;
  /** A clause that follows the key: `must be …`. */
  message: string;
}

/** All that is wrong at once, one readable sentence a line, so that nobody mends content by trial. */
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
