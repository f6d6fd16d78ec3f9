import { longDate } from '../formats/dates.js';

export interface ExpectedWords {
  /** `{date}` */
  publishedText: string;
  /** The same once the day has passed. */
  lateText: string;
}

/** When a book that is not out is expected; where that day has passed, that it is late. @param day `2025-02-01` */
export function expectedText(day: string, words: ExpectedWords, today: string): string {
  return (day < today ? words.lateText : words.publishedText).replace('{date}', longDate(day));
}
