/** Alphabetic in any script, with spaces, apostrophes, hyphens, and periods. */
const personName = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,59}$/u;

/**
 * Name in the greeting. Anyone can enter any name with any address, so texts other than names, such as URLs, are not
 * sent on to a stranger.
 */
export function kitGreetingName(name: string): string {
  return personName.test(name) ? name : 'grant writer';
}

export function kitPath(token: string, part?: string): string {
  return part ? `/kit/${token}/${part}` : `/kit/${token}`;
}
