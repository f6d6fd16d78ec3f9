import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsInt, IsOptional, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';

/** No control characters: a name never breaks a line of a mail or a log. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

function trimmed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

export class CreatePaymentIntentDto {
  @ApiProperty({ example: 'finding-peace-ebook' })
  @IsString({ message: 'Please say which product (productId).' })
  @Matches(/^[\w.-]{1,100}$/, { message: 'Please say which product (productId).' })
  productId!: string;

  @ApiProperty()
  @Transform(trimmed)
  @IsString({ message: 'Please enter your name.' })
  @Length(1, 200, { message: 'Please enter your name, at most 200 characters.' })
  @Matches(ONE_LINE, { message: 'Please enter your name on one line.' })
  customerName!: string;

  @ApiProperty({ format: 'email' })
  @Transform(trimmed)
  @IsString({ message: 'Please enter a valid email address' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  @Matches(ONE_LINE, { message: 'Please enter a valid email address' })
  @IsEmail({}, { message: 'Please enter a valid email address' })
  customerEmail!: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    description: 'US cents the visitor was shown; another price is refused.',
  })
  @IsOptional()
  @IsInt({ message: 'The amount must be a whole number of cents.' })
  @Min(0, { message: 'The amount must be a whole number of cents.' })
  @Max(99_999_999, { message: 'The amount must be a whole number of cents.' })
  amount?: number;
}

export class PaymentSessionDto {
  @ApiProperty()
  clientSecret!: string;
}
