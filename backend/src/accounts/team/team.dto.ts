import { ApiProperty } from '#api-docs';
import { IsBoolean, IsIn } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { NameDto } from '../sign-in/sign-in.dto.js';
import { LinkTokenField, NewPasswordField } from '../staff/account-fields.js';

const roleRule = 'Please choose what they are: owner or helper';

export class InviteDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;
}

export class RoleDto {
  @ApiProperty({ enum: ['owner', 'helper'] })
  @IsIn(['owner', 'helper'], { message: roleRule })
  role!: 'owner' | 'helper';
}

export class StaffRulesDto {
  @ApiProperty({ description: 'Whether everybody must have a second step for signing in.' })
  @IsBoolean({ message: 'Please say yes or no (requiresSecondFactor)' })
  requiresSecondFactor!: boolean;
}

export class InvitationTokenDto {
  @LinkTokenField() token!: string;
}

export class JoinDto extends NameDto {
  @LinkTokenField() token!: string;
  @NewPasswordField() password!: string;
}

export class OpenInvitationDto {
  @ApiProperty({ format: 'email', description: 'With which they will sign in.' }) email!: string;
  @ApiProperty({ description: 'The name of whoever has asked them.' }) invitedBy!: string;
}

export class TeamMemberDto {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty({ enum: ['owner', 'helper'] }) role!: 'owner' | 'helper';
  @ApiProperty() hasSecondFactor!: boolean;
  @ApiProperty({ format: 'date-time' }) since!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Of the sessions that live.',
  })
  lastSeenAt!: string | null;

  @ApiProperty() isYou!: boolean;
}

export class InvitationDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty() invitedBy!: string;
  @ApiProperty({ format: 'date-time' }) invitedAt!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
  @ApiProperty({ description: 'Whether its seven days are over.' }) isOver!: boolean;
}

export class TeamDto {
  @ApiProperty({ type: [TeamMemberDto] }) members!: TeamMemberDto[];
  @ApiProperty({ type: [InvitationDto] }) invitations!: InvitationDto[];
  @ApiProperty() requiresSecondFactor!: boolean;

  @ApiProperty({ description: 'Whether strangers reach the site: then the second step is nobody’s choice.' })
  isPublic!: boolean;
}
