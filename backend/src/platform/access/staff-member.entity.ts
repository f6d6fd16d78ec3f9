import type { SiteLanguage } from '@lectern/catalogue';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { Role } from './permissions.js';

@Entity('staff')
export class StaffMember {
  @PrimaryColumn('text', { name: 'user_id' }) userId!: string;

  @Column('text') name!: string;
  @Column('text') role!: Role;
  /** Of the dashboard and of emails to this person: `de`; the site's if null. */
  @Column('text', { nullable: true }) language!: SiteLanguage | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
