import { ApiProperty } from '@nestjs/swagger';

import { EmailField } from '../../platform/http/email-field.js';

export class SubscribeDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;
}

export class SubscribedDto {
  @ApiProperty({ description: 'The same whether or not the address is known.' })
  message!: string;
}
