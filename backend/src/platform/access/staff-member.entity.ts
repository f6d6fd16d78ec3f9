import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { Role } from './permissions.js';

/** A user who may open the dashboard, and as what. A user without such a row may not. */
@Entity('staff')
export class StaffMember {
  @PrimaryColumn('text', { name: 'user_id' }) userId!: string;

  /** As the dashboard greets them. */
  @Column('text') name!: string;
  @Column('text') role!: Role;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
