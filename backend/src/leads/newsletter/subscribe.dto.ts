import { ApiProperty } from '#api-docs';

import { EmailField } from '../../platform/http/email-field.js';

/** How often one source may have an address asked for its yes. */
export const SUBSCRIBE_LIMIT = { name: 'newsletter', burst: 30, everyMs: 10_000 } as const;

export class SubscribeDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;
}

export class SubscribedDto {
  @ApiProperty({ description: 'The same whether or not the address is known.' })
  message!: string;
}
