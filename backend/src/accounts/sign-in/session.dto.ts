import { ApiProperty } from '#api-docs';

export class StaffDto {
  @ApiProperty()
  name!: string;

  @ApiProperty({ format: 'email' })
  email!: string;

  @ApiProperty({ enum: ['owner', 'helper'] })
  role!: 'owner' | 'helper';

  @ApiProperty({ type: [String], description: 'What this role may, such as `letters.send`.' })
  may!: string[];
}

export class SessionDto {
  @ApiProperty()
  signedIn!: boolean;

  @ApiProperty({ type: StaffDto, nullable: true, description: 'Who; null for whoever is not signed in.' })
  staff!: StaffDto | null;

  @ApiProperty({
    enum: ['second-step', 'set-up'],
    nullable: true,
    description:
      'What is owed first: the second step of a sign-in whose password was right, or, of whoever is signed in, to set one up.',
  })
  next!: 'second-step' | 'set-up' | null;
}
