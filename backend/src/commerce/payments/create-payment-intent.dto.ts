import { ApiProperty } from '#api-docs';
import { Transform, Type } from 'class-transformer';
import {
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { PostalAddressDto } from '../orders/postal-address.dto.js';

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

  @ApiProperty({
    required: false,
    type: PostalAddressDto,
    description: 'Where a paperback is sent to: needed for one, refused for everything else.',
  })
  @IsOptional()
  @IsObject({ message: 'The address (shippingAddress) must be an object of its lines.' })
  @ValidateNested()
  @Type(() => PostalAddressDto)
  shippingAddress?: PostalAddressDto;
}

export class PaymentSessionDto {
  @ApiProperty()
  clientSecret!: string;
}
