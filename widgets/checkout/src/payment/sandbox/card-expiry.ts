import { digitsOf } from './card-number.js';
import * as m from './messages.en.js';

/** Splits typed or autofilled text: `4/27`, `04 / 2027`, and `0427` all mean April 2027. */
function partsOf(text: string): { month: string; year: string } {
  const [first = '', second] = text.split(/[/\-.]/).map(digitsOf);
  if (second !== undefined) {
    // Some browsers autofill the year first.
    const [month, year] = first.length === 4 ? [second, first] : [first, second];
    return { month: month.padStart(2, '0').slice(-2), year: year.slice(0, 4) };
  }
  if (/^[2-9]/.test(first)) return { month: `0${first.slice(0, 1)}`, year: first.slice(1, 5) };
  return { month: first.slice(0, 2), year: first.slice(2, 6) };
}

/** Formats as `MM / YY` while typing; `previous` distinguishes typing from deleting. */
export function formatExpiry(text: string, previous = ''): string {
  const deleting = text.length < previous.length;
  const { month, year } = partsOf(text);
  if (month.length < 2) return month;
  const shortYear =
    year.length === 4 ? year.slice(2) : year.length === 3 && year.startsWith('20') ? year : year.slice(0, 2);
  if (shortYear === '' && deleting) return month;
  return `${month} / ${shortYear}`;
}

/** Month 1–12 and four-digit year; null if it is not a date. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const { month, year } = partsOf(text);
  if (month.length !== 2 || (year.length !== 2 && year.length !== 4)) return null;
  const monthNumber = Number(month);
  if (monthNumber < 1 || monthNumber > 12) return null;
  return { month: monthNumber, year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** Cards are valid through the last day of their month. */
export function expiryProblem(text: string, today: Date): string | null {
  if (digitsOf(text) === '') return m.card.expiry.missing;
  const expiry = readExpiry(text);
  if (!expiry) return m.card.expiry.invalid;
  const monthsLeft = (expiry.year - today.getFullYear()) * 12 + expiry.month - (today.getMonth() + 1);
  if (monthsLeft < 0) return m.card.expiry.past;
  return monthsLeft > 12 * 50 ? m.card.expiry.unlikely : null;
}
