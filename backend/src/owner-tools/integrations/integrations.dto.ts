import { ApiProperty } from '#api-docs';

import { INTEGRATION_STATES, type IntegrationState } from '../../platform/integrations/integrations.js';

export class ConnectionDto {
  @ApiProperty({ example: 'mail' }) id!: string;
  @ApiProperty() label!: string;
  @ApiProperty({ enum: INTEGRATION_STATES }) state!: IntegrationState;
  @ApiProperty({ description: 'What it is at present.' }) standing!: string;

  @ApiProperty({ type: String, nullable: true, description: 'How another is connected.' })
  advice!: string | null;

  @ApiProperty({ type: [String], description: 'The settings for that, by name.' })
  variables!: readonly string[];

  @ApiProperty() testLabel!: string;
}

export class ConnectionTestDto {
  @ApiProperty() isWell!: boolean;
  @ApiProperty({ description: 'What was found.' }) sentence!: string;
  @ApiProperty() tookMs!: number;
}
