import { Injectable } from '@nestjs/common';

import type { ArchivePart } from './archive-part.js';

@Injectable()
export class ArchiveParts {
  private readonly known: ArchivePart[] = [];

  add(part: ArchivePart): void {
    this.known.push(part);
  }

  /** In the order of reading. */
  all(): ArchivePart[] {
    const ordered: ArchivePart[] = [];
    const visit = (part: ArchivePart): void => {
      if (ordered.includes(part)) return;
      for (const name of part.after ?? []) {
        const before = this.known.find((each) => each.name === name);
        if (before) visit(before);
      }
      ordered.push(part);
    };
    for (const part of this.known) visit(part);
    return ordered;
  }
}
