import { ApiProperty } from '#api-docs';

import { INTEGRATION_STATES, type IntegrationState } from '../../platform/integrations/integrations.js';

export class ConnectionDto {
  @ApiProperty({ example: 'mail' }) id!: string;
  @ApiProperty() label!: string;
  @ApiProperty({ enum: INTEGRATION_STATES }) state!: IntegrationState;
  @ApiProperty({ description: 'Its current setup.' }) standing!: string;

  @ApiProperty({ type: String, nullable: true, description: 'How to connect another service.' })
  advice!: string | null;

  @ApiProperty({ type: [String], description: 'Names of the settings for that.' })
  variables!: readonly string[];

  @ApiProperty() testLabel!: string;
}

export class ConnectionTestDto {
  @ApiProperty() isWell!: boolean;
  @ApiProperty({ description: 'The result.' }) sentence!: string;
  @ApiProperty() tookMs!: number;
}
