import { shownPath } from './shown-path.js';

export interface ContentProblem {
  /** Path of the file, whatever the folder is called: `content/books/fear-not/book.json`. */
  file: string;
  /** Path inside the file, such as `editions[0].isbn`; empty for the whole file. */
  key: string;
  /** A clause that follows the key: `must be …`. */
  message: string;
}

export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];

  /** @param folder whose name the messages show; problems call it `content` */
  constructor(problems: readonly ContentProblem[], folder: string) {
    const real = `${shownPath(folder)}/`;
    super(problems.map((problem) => sentenceOf(problem).replaceAll(anyContent, real)).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** The folder at the beginning of a path. */
const anyContent = /(?<![\w./-])content\//g;

function sentenceOf({ file, key, message }: ContentProblem): string {
  const sentence = key ? `${file}: "${key}" ${message}` : `${file} ${message}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
