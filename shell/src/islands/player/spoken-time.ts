/** The words of lengths of time. */
interface TimeUnits {
  second: string;
  seconds: string;
  minute: string;
  minutes: string;
}

/** `1 minute 5 seconds`, for those who hear it; what is less than a second does not count yet. */
export function spokenTime(seconds: number, units: TimeUnits): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const said = [];
  if (minutes > 0) said.push(`${minutes} ${minutes === 1 ? units.minute : units.minutes}`);
  if (rest > 0 || minutes === 0) said.push(`${rest} ${rest === 1 ? units.second : units.seconds}`);
  return said.join(' ');
}
