import type { ResponseBody } from './response-body.js';
import type { WidgetRelease } from './widget-release.js';

/** A page that was opened before a change asks for parts of the old version as the visitor goes on. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const KEPT_RELEASES = 3;

/** One widget as it is, and for a day as it was: a replaced file's name carries a hash, so that both can stand. */
export class WidgetShelf {
  private earlier: { release: WidgetRelease; replacedAtMs: number }[] = [];

  constructor(private release: WidgetRelease) {}

  get current(): WidgetRelease {
    return this.release;
  }

  replace(release: WidgetRelease, nowMs: number): void {
    this.earlier = [{ release: this.release, replacedAtMs: nowMs }, ...this.earlier]
      .filter(({ replacedAtMs }) => nowMs - replacedAtMs < KEPT_FOR_MS)
      .slice(0, KEPT_RELEASES);
    this.release = release;
  }

  /** The newest file that has stood at this address. */
  find(address: string): ResponseBody | undefined {
    const releases = [this.release, ...this.earlier.map(({ release }) => release)];
    return releases.find(({ bodies }) => bodies.has(address))?.bodies.get(address);
  }
}
