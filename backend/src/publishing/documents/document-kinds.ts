import type { Blog, OwnPage } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import type { DocumentKind } from './document-rules.js';
import { blankDocument, type DocumentRow } from './document-row.js';
import { type DocumentRef, Documents } from './documents.js';

/** The part of the site that a draft would change, and the path of its page. */
export interface DraftOnSite {
  path: string;
  blog?: Blog;
  ownPages?: readonly OwnPage[];
}

/** The part of publishing that differs between articles and pages. */
export interface KindOfDocument<V extends object = object> {
  /** Content files that no document replaces yet. */
  files?(): DocumentRow<V>[];
  /** @throws DomainError if visitors could not read it */
  check(row: DocumentRow<V>): void | Promise<void>;
  /** @throws DomainError if it has parts that cannot be shown */
  preview(row: DocumentRow<V>): Promise<DraftOnSite>;
}

/** Features add their kind when they start. */
@Injectable()
export class DocumentKinds {
  private readonly kinds = new Map<DocumentKind, KindOfDocument>();

  constructor(private readonly documents: Documents) {}

  add(kind: DocumentKind, itself: KindOfDocument): void {
    this.kinds.set(kind, itself);
  }

  of(kind: DocumentKind): KindOfDocument {
    const found = this.kinds.get(kind);
    if (!found) throw new Error(`no feature adds documents of this kind: ${kind}`);
    return found;
  }

  /**
   * A text with its draft, an unchanged content file too.
   * @param blank of a new text, which is not stored before it is saved
   * @throws DomainError if it is unknown
   */
  async find<V extends object>(id: string, kind?: DocumentKind, blank?: V): Promise<DocumentRow<V>> {
    if (await this.documents.has(id)) return this.documents.find<V>({ id, kind });
    const file = this.findFile(id);
    if (file) return file as DocumentRow<V>;
    return kind && blank
      ? { ...blankDocument(id, kind), value: blank }
      : this.documents.find<V>({ id, kind });
  }

  /**
   * The document of a text; created if it is a content file.
   * @throws DomainError if it is unknown
   */
  async open(id: string, by: Staff): Promise<DocumentRef> {
    const file = this.findFile(id);
    if (file) await this.documents.createOver(file, by);
    const { kind } = await this.documents.find({ id });
    return { kind, id };
  }

  private findFile(id: string): DocumentRow<object> | undefined {
    return [...this.kinds.values()].flatMap((kind) => kind.files?.() ?? []).find((file) => file.id === id);
  }
}
