import { ApiProperty } from '#api-docs';

import type { Finding, Verdict } from './finding.js';

export class FindingDto implements Finding {
  @ApiProperty({ enum: ['spf', 'dkim', 'dmarc', 'mx'] })
  check!: Finding['check'];

  @ApiProperty({ enum: ['good', 'warn', 'missing', 'unknown'] })
  verdict!: Verdict;

  @ApiProperty({ type: [String], description: 'The records as they are published.' })
  found!: string[];

  @ApiProperty({ description: 'A sentence with the exact record to publish, or that nothing is to be done.' })
  advice!: string;
}

export class SenderCheckDto {
  @ApiProperty()
  domain!: string;

  @ApiProperty({ type: [FindingDto] })
  findings!: FindingDto[];
}
