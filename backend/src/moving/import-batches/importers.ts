import { Injectable } from '@nestjs/common';

import type { Importer } from './importer.js';
import type { ImportKind } from './import-rules.js';

/** Importers by kind. They register themselves. */
@Injectable()
export class Importers {
  private readonly known = new Map<ImportKind, Importer>();

  add<Value>(importer: Importer<Value>): void {
    this.known.set(importer.kind, importer as Importer);
  }

  of(kind: ImportKind): Importer {
    const importer = this.known.get(kind);
    if (!importer) throw new Error(`There is no importer of ${kind}.`);
    return importer;
  }
}
