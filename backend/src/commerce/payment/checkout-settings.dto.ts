import { ApiProperty } from '@nestjs/swagger';

export class CheckoutSettingsDto {
  @ApiProperty({ enum: ['sandbox', 'stripe'] })
  mode!: 'sandbox' | 'stripe';

  @ApiProperty()
  publishableKey!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Where the sandbox answers browsers.' })
  sandboxUrl!: string | null;
}
