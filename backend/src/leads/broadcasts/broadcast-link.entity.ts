import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A link of a broadcast whose clicks are counted. It has a sum only, nothing about readers. Kept as long as its
 * broadcast, because emails in mailboxes lead through it.
 */
@Entity('broadcast_links')
export class BroadcastLink {
  /** Random, so that a restored database never gives an old link a new target. */
  @PrimaryColumn('text') id!: string;
  @Index('broadcast_links_by_broadcast')
  @Column('uuid', { name: 'broadcast_id' })
  broadcastId!: string;

  /** `https://…` or `http://…`. */
  @Column('text') address!: string;
  @Column('integer', { default: 0 }) clicks!: number;
}
