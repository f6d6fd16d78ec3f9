import { ApiProperty } from '#api-docs';

export class CountryDto {
  @ApiProperty({ example: 'US', description: 'ISO 3166-1, two letters.' })
  code!: string;

  @ApiProperty()
  name!: string;
}

export class CheckoutSettingsDto {
  @ApiProperty({ enum: ['sandbox', 'stripe'] })
  mode!: 'sandbox' | 'stripe';

  @ApiProperty()
  publishableKey!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Where the sandbox answers browsers.' })
  sandboxUrl!: string | null;

  @ApiProperty({
    type: [CountryDto],
    description: 'Where paperbacks are posted to, the usual country first.',
  })
  countries!: CountryDto[];
}
