import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that can sign in (table of the specification). Its role is in `staff`. */
@Entity('users')
export class User {
  @PrimaryColumn('text', { default: () => 'gen_random_uuid()' }) id!: string;

  /** Email address in lower case. */
  @Column('text', { unique: true }) username!: string;

  /** Argon2id hash in PHC form. */
  @Column('text') password!: string;
}
