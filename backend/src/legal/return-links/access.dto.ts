import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';

const message = 'Please enter the six digits of the code (code).';

export class AskForCodeDto {
  @ApiProperty({ format: 'email', description: 'The address that the questions were answered with.' })
  @EmailField()
  email!: string;
}

export class CodeAskedForDto {
  @ApiProperty({ description: 'The same sentence whether or not anything was answered with the address.' })
  message!: string;
}

export class ConfirmCodeDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ example: '012345', description: 'Six digits; spaces among them are no mistake.' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.slice(0, 40).replace(/[\s-]/g, '') : value,
  )
  @IsString({ message })
  @Matches(/^\d{6}$/, { message })
  code!: string;
}

export class AccessDto {
  @ApiProperty({ description: 'Whether this browser opens a roadmap.' })
  isOpen!: boolean;
}
