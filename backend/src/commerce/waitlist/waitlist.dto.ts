import { IsString, Matches } from 'class-validator';
import { ApiProperty } from '#api-docs';

import { EmailField } from '../../platform/http/email-field.js';

const PRODUCT = 'Please say which product (productId).';

export class JoinWaitlistDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ example: 'greedy-lying-ebook' })
  @IsString({ message: PRODUCT })
  @Matches(/^[\w.-]{1,100}$/, { message: PRODUCT })
  productId!: string;
}

export class WaitlistJoinedDto {
  @ApiProperty({ description: 'The same for every address.' }) message!: string;
}
