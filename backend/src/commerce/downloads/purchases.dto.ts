import { ApiProperty } from '#api-docs';
import { IsString, Matches } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { FILE_FORMATS, type FileFormat, PRODUCT_TYPES, type ProductType } from '../products/product-rules.js';

export class ClaimPurchaseDto {
  /** Client secret of the payment intent: proof of payment. */
  @ApiProperty()
  @IsString({ message: 'Please send the clientSecret of the payment.' })
  @Matches(/^pi_[A-Za-z0-9]{1,100}_secret_[A-Za-z0-9]{1,200}$/, {
    message: 'This is not the clientSecret of a payment.',
  })
  clientSecret!: string;
}

export class PurchasedFileDto {
  @ApiProperty({ enum: FILE_FORMATS }) format!: FileFormat;
  @ApiProperty({ example: 'Finding Peace.pdf' }) fileName!: string;
  @ApiProperty({ type: 'integer' }) sizeBytes!: number;
  @ApiProperty({ description: 'Link on this site, valid for 24 hours.' }) url!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

export class PurchasedProductDto {
  @ApiProperty() id!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ enum: PRODUCT_TYPES, description: 'Only an e-book has downloads.' }) type!: ProductType;
  @ApiProperty({ type: String, nullable: true }) bookId!: string | null;
}

export class ReadableBookDto {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Path of its reader on this site.' }) url!: string;
}

export class PurchaseDto {
  @ApiProperty({ example: '7F3K-2Q9A' }) orderRef!: string;

  @ApiProperty({
    enum: ['processing', 'ready', 'failed', 'refunded', 'paused'],
    description: 'Paused: the payment is in dispute at the bank.',
  })
  status!: 'processing' | 'ready' | 'failed' | 'refunded' | 'paused';

  @ApiProperty({ type: PurchasedProductDto }) product!: PurchasedProductDto;
  @ApiProperty({ format: 'email' }) customerEmail!: string;
  @ApiProperty({ description: 'Path of the order’s page, for the buyer.' }) orderUrl!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Path of the form that corrects the email address, for a day after the payment.',
  })
  addressUrl!: string | null;
  @ApiProperty({ type: [ReadableBookDto], description: 'Books that can be read on this site.' })
  readings!: ReadableBookDto[];
  @ApiProperty({ type: [PurchasedFileDto] }) downloads!: PurchasedFileDto[];
}

export class AskForPurchasesDto {
  @ApiProperty({ format: 'email', description: 'Address of the purchases.' })
  @EmailField()
  email!: string;
}

export class PurchasesAskedForDto {
  @ApiProperty({ description: 'The same sentence for every address.' })
  message!: string;
}
