import { ApiProperty } from '@nestjs/swagger';

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
}
