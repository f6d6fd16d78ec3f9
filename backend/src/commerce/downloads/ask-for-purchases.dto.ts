import { ApiProperty } from '#api-docs';

import { EmailField } from '../../platform/http/email-field.js';

export class AskForPurchasesDto {
  @ApiProperty({ format: 'email', description: 'The address that the books were bought with.' })
  @EmailField()
  email!: string;
}

export class PurchasesAskedForDto {
  @ApiProperty({ description: 'The same sentence whether or not anything was bought with the address.' })
  message!: string;
}
