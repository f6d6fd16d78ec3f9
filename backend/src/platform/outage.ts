/** Something that we depend on does not answer, or not now: whoever waits is told so (503), and may try again. */
export class Outage extends Error {
  override readonly name: string = 'Outage';
}
