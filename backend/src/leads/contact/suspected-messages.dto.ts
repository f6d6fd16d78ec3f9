import { ApiProperty } from '#api-docs';

export class SuspectedMessageDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty()
  name!: string;
  @ApiProperty()
  email!: string;
  @ApiProperty()
  subject!: string;
  @ApiProperty({ description: 'As it was written: plain text.' })
  message!: string;
  @ApiProperty({ type: [String], description: 'What spoke against it, heaviest first, in words.' })
  reasons!: string[];
  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;
}

export class SuspectedMessagesDto {
  @ApiProperty({ description: 'How many wait in all; the answer may hold fewer.' })
  count!: number;
  @ApiProperty({ type: [SuspectedMessageDto], description: 'The least suspect first.' })
  messages!: SuspectedMessageDto[];
}
