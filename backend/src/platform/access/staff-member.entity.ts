import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { Role } from './permissions.js';

/** A user with access to the dashboard, and their role. */
@Entity('staff')
export class StaffMember {
  @PrimaryColumn('text', { name: 'user_id' }) userId!: string;

  @Column('text') name!: string;
  @Column('text') role!: Role;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
