import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { Role } from './permissions.js';

@Entity('staff')
export class StaffMember {
  @PrimaryColumn('text', { name: 'user_id' }) userId!: string;

  @Column('text') name!: string;
  @Column('text') role!: Role;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
