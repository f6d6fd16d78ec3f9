/** The link's path on the site: to the whole kit, or to one of its parts. */
export function kitPath(token: string, part?: string): string {
  return part ? `/kit/${token}/${part}` : `/kit/${token}`;
}
