import { ApiProperty } from '#api-docs';
import { IsString, Matches } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';

const PRODUCT = 'Please say which product (productId).';

export class AskForNoticeDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ example: 'greedy-lying-ebook' })
  @IsString({ message: PRODUCT })
  @Matches(/^[\w.-]{1,100}$/, { message: PRODUCT })
  productId!: string;
}

export class NoticeAskedDto {
  @ApiProperty({ description: 'The same whether or not the address is known.' })
  message!: string;
}
