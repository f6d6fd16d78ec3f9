import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { DocumentKind, DocumentState, VersionReason } from './document-rules.js';

@Entity('documents')
export class Document {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') kind!: DocumentKind;
  @Column('text') state!: DocumentState;

  /** Last part of its address, from the first publication on. Unique for each kind. */
  @Column('text', { nullable: true }) slug!: string | null;
  /** Of the content file that it replaces. */
  @Column('text', { name: 'source_slug', nullable: true }) sourceSlug!: string | null;

  /** Null while the content file is shown. */
  @Column('integer', { name: 'published_version', nullable: true }) publishedVersion!: number | null;
  /** Of a scheduled draft, or of scheduled changes of a published text. */
  @Column('integer', { name: 'scheduled_version', nullable: true }) scheduledVersion!: number | null;
  @Column('timestamptz', { name: 'scheduled_at', nullable: true }) scheduledAt!: Date | null;

  @Column('timestamptz', { name: 'first_published_at', nullable: true }) firstPublishedAt!: Date | null;
  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  @Column('timestamptz', { name: 'binned_at', nullable: true }) binnedAt!: Date | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

@Entity('document_drafts')
export class DocumentDraft {
  @PrimaryColumn('uuid', { name: 'document_id' }) documentId!: string;
  @Column('jsonb') value!: object;

  /** Optimistic lock: a save names the revision that it edited. */
  @Column('integer') revision!: number;
  /** `Name <email>` */
  @Column('text') who!: string;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt!: Date;
}

/** Never changed once written. */
@Entity('document_versions')
export class DocumentVersion {
  @PrimaryColumn('uuid', { name: 'document_id' }) documentId!: string;
  /** From 1. */
  @PrimaryColumn('integer') number!: number;
  @Column('jsonb') value!: object;
  @Column('text') reason!: VersionReason;
  /** `Name <email>`; null for the content. */
  @Column('text', { nullable: true }) who!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** A former address. */
@Entity('document_redirects')
export class DocumentRedirect {
  @PrimaryColumn('text') kind!: DocumentKind;
  @PrimaryColumn('text') slug!: string;
  @Column('uuid', { name: 'document_id' }) documentId!: string;
}
