import { ApiProperty } from '#api-docs';
import { IsBoolean, IsIn } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { NameDto } from '../sign-in/sign-in.dto.js';
import { LinkTokenField, NewPasswordField } from '../staff/account-fields.js';

const roleRule = 'Please choose a role: owner or helper';

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
  @ApiProperty({ description: 'Whether everyone needs a second step to sign in.' })
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
  @ApiProperty({ format: 'email', description: 'Their sign-in address.' }) email!: string;
  @ApiProperty({ description: 'Name of the inviting member.' }) invitedBy!: string;
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
    description: 'In any session.',
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
  @ApiProperty({ description: 'Whether it has expired.' }) isOver!: boolean;
}

export class TeamDto {
  @ApiProperty({ type: [TeamMemberDto] }) members!: TeamMemberDto[];
  @ApiProperty({ type: [InvitationDto] }) invitations!: InvitationDto[];
  @ApiProperty() requiresSecondFactor!: boolean;

  @ApiProperty({ description: 'Whether the site is public: then everyone needs a second step.' })
  isPublic!: boolean;
}
