/** A service that the site depends on does not answer, or not in time. Answered as 503; the caller may retry. */
export class Outage extends Error {
  override readonly name: string = 'Outage';
}
