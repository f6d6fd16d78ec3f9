import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';

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
  @EmailField()
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
