import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches } from 'class-validator';
import { EmailField } from '../../platform/http/email-field.js';

const message = 'Please enter the six digits of the code.';

/** Ignores spaces among the digits. */
const digits = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.slice(0, 40).replace(/[\s-]/g, '') : value;

export class MailboxDto {
  @EmailField()
  email!: string;

  /** Sent by the browser that paid. */
  @IsOptional()
  @IsString()
  payer?: string;
}

export class MailedCodeDto extends MailboxDto {
  @Transform(digits)
  @IsString({ message })
  @Matches(/^\d{6}$/, { message })
  code!: string;
}
