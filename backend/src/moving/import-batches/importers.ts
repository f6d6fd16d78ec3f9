import { Injectable } from '@nestjs/common';

import type { Importer } from './importer.js';
import type { ImportKind } from './import-rules.js';
import { noImporter } from './import-sentences.js';

/** Importers by kind. They register themselves. */
@Injectable()
export class Importers {
  private readonly known = new Map<ImportKind, Importer>();

  add<Value, Ready>(importer: Importer<Value, Ready>): void {
    this.known.set(importer.kind, importer as Importer);
  }

  /** @throws DomainError if this release has none */
  of(kind: ImportKind): Importer {
    const importer = this.known.get(kind);
    if (!importer) throw noImporter();
    return importer;
  }
}
