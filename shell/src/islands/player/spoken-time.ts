interface TimeUnits {
  second: string;
  seconds: string;
  minute: string;
  minutes: string;
}

/** Formats a duration for screen readers: `1 minute 5 seconds`. Fractions are cut off. */
export function spokenTime(seconds: number, units: TimeUnits): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const said = [];
  if (minutes > 0) said.push(`${minutes} ${minutes === 1 ? units.minute : units.minutes}`);
  if (rest > 0 || minutes === 0) said.push(`${rest} ${rest === 1 ? units.second : units.seconds}`);
  return said.join(' ');
}
