import type { ReactElement } from 'react';

/** One letter, ready to be rendered. */
export interface Mail {
  to: string;
  subject: string;
  /** Rendered to HTML and to plain text. */
  body: ReactElement;
  /** Names the letter for good: a repeated send carries the same Message-ID. */
  key: string;
}
