import { longDate } from '../formats/dates.js';

export interface ExpectedWords {
  /** `{date}` */
  publishedText: string;
  /** Shown once the day has passed. */
  lateText: string;
}

/** Text for the expected release of a pre-order, or that it is late. @param day `2025-02-01` */
export function expectedText(day: string, words: ExpectedWords, today: string, locale: string): string {
  return (day < today ? words.lateText : words.publishedText).replace('{date}', longDate(day, locale));
}
