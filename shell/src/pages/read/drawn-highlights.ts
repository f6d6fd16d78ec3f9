import type { Highlight } from '@lectern/reading-notes';
import { Overlayer } from 'foliate-js/overlayer.js';

const COLOR = '#f0b429';

export class DrawnHighlights {
  readonly overlayer: Overlayer;
  private drawn: string[] = [];

  constructor(doc: Document) {
    this.overlayer = new Overlayer(doc);
  }

  draw(highlights: readonly Highlight[], placeOf: (cfi: string) => Range | Element | number | null): void {
    for (const id of this.drawn) this.overlayer.remove(id);
    this.drawn = [];
    for (const { id, cfi } of highlights) {
      const range = placeOf(cfi);
      if (typeof range !== 'object' || !range || !('startContainer' in range)) continue;
      this.overlayer.add(id, range, Overlayer.highlight, { color: COLOR });
      this.drawn.push(id);
    }
  }

  idAt({ clientX, clientY }: MouseEvent): string | undefined {
    return this.overlayer.hitTest({ x: clientX, y: clientY })[0];
  }
}
