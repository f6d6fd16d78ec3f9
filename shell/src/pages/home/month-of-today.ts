const monthsAYear = 12;

/**
 * Which of some months comes first today: this one, or the last before it in the year's round, so that a list that ends
 * goes on next year. Of the same month in several years it is the newest that has begun.
 * @param months `2025-01`
 * @param today `2026-11-23`
 */
export function monthOfToday(months: readonly string[], today: string): number {
  const begun = months.map((month, at) => ({ month, at })).filter(({ month }) => month <= today);
  const monthsAgo = (month: string) =>
    (Number(today.slice(5, 7)) - Number(month.slice(5, 7)) + monthsAYear) % monthsAYear;
  const [first] = begun.sort(
    (one, other) => monthsAgo(one.month) - monthsAgo(other.month) || (one.month < other.month ? 1 : -1),
  );
  return first?.at ?? 0;
}
