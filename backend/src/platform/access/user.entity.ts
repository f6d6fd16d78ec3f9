import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who can prove to be who they are: the specification's table users. What they may stands in `staff`. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid') id!: string;

  /** The mail address, in small letters. */
  @Column('text') username!: string;

  /** Its argon2id hash in PHC form. */
  @Column('text') password!: string;
}
