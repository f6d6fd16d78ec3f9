import { ApiProperty } from '#api-docs';
import { IsObject } from 'class-validator';

import { TextField } from '../../platform/http/text-field.js';

const nameRule = 'Please name the passkey, in up to 60 characters';
const answerRule = 'The device didn’t answer';

export class PasskeyNameDto {
  @ApiProperty({ maxLength: 60, description: 'Label chosen by its owner.' })
  @TextField({ longest: 60, message: nameRule })
  name!: string;
}

export class NewPasskeyDto extends PasskeyNameDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'RegistrationResponseJSON of WebAuthn.',
  })
  @IsObject({ message: answerRule })
  credential!: Record<string, unknown>;
}

export class PasskeySignInDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'AuthenticationResponseJSON of WebAuthn.',
  })
  @IsObject({ message: answerRule })
  credential!: Record<string, unknown>;
}

export class PasskeyOptionsDto {
  @ApiProperty({ type: Object, description: 'For `navigator.credentials`, as JSON (WebAuthn Level 3).' })
  options!: object;
}

export class PasskeyDto {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;

  @ApiProperty({ description: 'Synced to an account, so it outlives the device.' })
  isSynced!: boolean;

  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt!: string | null;
}
