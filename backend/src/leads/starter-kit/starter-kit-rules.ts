/** As people are called: letters of any script, with what joins them. */
const callable = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,59}$/u;

/**
 * How an email addresses somebody. Anybody may type any name beside any address, so what is no name (an address of a
 * website, say) is not passed on to a stranger.
 */
export function kitGreetingName(name: string): string {
  return callable.test(name) ? name : 'grant writer';
}

/** The link's path on the site: to the whole kit, or to one of its parts. */
export function kitPath(token: string, part?: string): string {
  return part ? `/kit/${token}/${part}` : `/kit/${token}`;
}
