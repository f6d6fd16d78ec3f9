import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that gets the letter, for its reader has said yes: the specification's table newsletters. */
@Entity('newsletters')
export class Subscriber {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In small letters. */
  @Column('text')
  email!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'subscribed_at' })
  subscribedAt!: Date;
}
