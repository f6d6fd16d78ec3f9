import { IsString, Matches } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';

const LINE = 'Please choose which book to send.';

export class SendToDeviceDto {
  @EmailField()
  email!: string;

  @IsString({ message: LINE })
  @Matches(/^[1-9]\d{0,3}$/, { message: LINE })
  line!: string;
}
