import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ImportedState } from './text-to-import.js';

/** How an import left a document: it was changed since if it differs. */
@Entity('imported_texts')
export class ImportedText {
  @PrimaryColumn('uuid', { name: 'document_id' }) documentId!: string;
  /** Last version and draft that the import wrote. */
  @Column('integer') version!: number;
  @Column('integer') revision!: number;
  @Column('text') state!: ImportedState;

  /** Of the text in the other service. */
  @Column('text') fingerprint!: string;
}

/** Path on the site that the text came from. */
@Entity('document_old_addresses')
export class DocumentOldAddress {
  /** In lowercase, without a slash at the end: `/2019/03/my-post`, `/?p=12`. */
  @PrimaryColumn('text') address!: string;
  @Column('uuid', { name: 'document_id' }) documentId!: string;
}
