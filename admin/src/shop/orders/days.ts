const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The start of a day of her own calendar, so many days later, in UTC; undefined for what is no day of this century. */
function startOf(day: string, daysLater: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** @param day of a control of type `date`: `2026-11-21` */
export const startOfDay = (day: string): string | undefined => startOf(day, 0);
export const startOfNextDay = (day: string): string | undefined => startOf(day, 1);

/** For a control of type `date`: the day in her own calendar on which a moment lies, or one so many days off it. */
export function dayOf(moment: string | undefined, daysLater = 0): string {
  if (!moment) return '';
  const day = new Date(moment);
  day.setDate(day.getDate() + daysLater);
  return [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())].join('-');
}
