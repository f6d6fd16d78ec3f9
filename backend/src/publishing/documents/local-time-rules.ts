const DAY_MS = 24 * 60 * 60_000;

/** `2026-03-08T02:30`, as an input of a page has it. */
export const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** @returns `2026-03-08T02:30` in a time zone */
export function localTimeOf(moment: Date, timeZone: string): string {
  const written = new Intl.DateTimeFormat('sv-SE', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
  }).format(moment);
  return written.replace(' ', 'T');
}

/**
 * The moment of a local time: the first of two when clocks are turned back, undefined if it does not exist because
 * they are turned forward, or if there is no such day.
 * @param local `2026-03-08T02:30`
 */
export function momentOf(local: string, timeZone: string): Date | undefined {
  const asUtcMs = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtcMs)) return undefined;
  // The offset of the zone changes at most once between the day before and the day after.
  const candidates = [asUtcMs - DAY_MS, asUtcMs + DAY_MS].map((nearMs) => {
    const offsetMs = Date.parse(`${localTimeOf(new Date(nearMs), timeZone)}Z`) - floorToMinute(nearMs);
    return asUtcMs - offsetMs;
  });
  return candidates
    .sort((one, other) => one - other)
    .map((ms) => new Date(ms))
    .find((moment) => localTimeOf(moment, timeZone) === local);
}

const floorToMinute = (ms: number): number => Math.floor(ms / 60_000) * 60_000;
