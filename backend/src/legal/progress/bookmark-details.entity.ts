import { Column, Entity, PrimaryColumn } from 'typeorm';

/** By which assessment a bookmark was set: whoever may read the one may read the other, and both go together. */
@Entity('bookmark_details')
export class BookmarkDetails {
  @PrimaryColumn('text', { name: 'bookmark_id' })
  bookmarkId!: string;

  @Column('text', { name: 'assessment_id' })
  assessmentId!: string;
}
