import type { Json } from '@lectern/catalogue/stored-values';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { DraftChange, PublicationReason } from './content-rules.js';

/** A transaction that changed what visitors read. Never changed once written. */
@Entity('content_publications')
export class ContentPublication {
  /** From 1, without gaps. */
  @PrimaryColumn('integer') number!: number;
  @Column('text') section!: string;
  @Column('text') reason!: PublicationReason;
  /** `Name <email>` */
  @Column('text') who!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** A value of the owner's for one place of a content file. Never changed once written: the highest version counts. */
@Entity('content_values')
export class ContentValue {
  /** As in the content folder: `pages/home.json`. */
  @PrimaryColumn('text') file!: string;
  @PrimaryColumn('text') pointer!: string;
  @PrimaryColumn('text') language!: string;
  /** Of this place, from 1. */
  @PrimaryColumn('integer') version!: number;
  /** Null for a removed value, unless its words are kept. */
  @Column('jsonb', { nullable: true }) value!: Json;
  /** The content's value when the owner made hers. */
  @Column('jsonb', { nullable: true }) base!: Json;
  @Column('integer', { name: 'schema_version' }) schemaVersion!: number;
  /** The content's value is shown again. */
  @Column('boolean') removed!: boolean;
  @Column('integer') publication!: number;
}

@Entity('content_drafts')
export class ContentDraft {
  @PrimaryColumn('text') section!: string;
  /** Empty after a publication. */
  @Column('jsonb') changes!: DraftChange[];
  /** Optimistic lock: a save names the revision that it edited. */
  @Column('integer') revision!: number;
  /** `Name <email>` */
  @Column('text') who!: string;
  @Column('timestamptz', { name: 'saved_at', default: () => 'now()' }) savedAt!: Date;
}
