import { ApiProperty, ApiOkResponse } from '#api-docs';
import { Controller, Get } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import { SenderCheck } from './sender-check.js';
import type { Finding, Verdict } from './sender-rules.js';
import type { Staff } from '../../platform/access/staff.js';
import { translateTexts } from '../../platform/http/sentences.js';

export class FindingDto implements Finding {
  @ApiProperty({ enum: ['spf', 'dkim', 'dmarc', 'mx'] }) check!: Finding['check'];

  @ApiProperty({ enum: ['good', 'warn', 'missing', 'unknown'] }) verdict!: Verdict;

  @ApiProperty({ type: [String], description: 'The published records.' }) found!: string[];

  @ApiProperty({ description: 'A sentence with the exact record to publish, or that all is set.' })
  advice!: string;
}

export class SenderCheckDto {
  @ApiProperty() domain!: string;

  @ApiProperty({ type: [FindingDto] }) findings!: FindingDto[];
}

@Needs('mail.read')
@Controller('api/admin/sender-check')
export class SenderCheckController {
  constructor(private readonly checkSender: SenderCheck) {}

  @Get()
  @ApiOkResponse({ type: SenderCheckDto })
  async check(@CurrentStaff() { language }: Staff): Promise<SenderCheckDto> {
    const { domain, findings } = await this.checkSender.check();
    return { domain, findings: findings.map((finding) => translateTexts(language, finding, ['advice'])) };
  }
}
