import { longDate } from '../formats/dates.js';

interface ExpectedWords {
  /** `{date}` */
  publishedText: string;
  /** The same once the day has passed. */
  lateText: string;
}

/** When a book that is not out is expected; where that day has passed, that it is late. @param day `2025-02-01` */
export function expectedText(day: string, words: ExpectedWords, now = new Date()): string {
  const isLate = day < now.toISOString().slice(0, 10);
  return (isLate ? words.lateText : words.publishedText).replace('{date}', longDate(day));
}
