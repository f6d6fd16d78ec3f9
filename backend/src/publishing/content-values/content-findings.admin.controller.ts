import { ApiTags } from '#api-docs';
import { Body, Controller } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { ContentFindings } from './content-findings.js';
import { ContentPlaceDto, ContentFindingsDto } from './content-values.dto.js';

@ApiTags('admin')
@Needs('content.publish')
@Controller('api/admin/content/findings')
export class ContentFindingsController {
  constructor(private readonly findings: ContentFindings) {}

  @GetOf(ContentFindingsDto)
  @Needs('content.read')
  async list(): Promise<ContentFindingsDto> {
    return { findings: await this.findings.list(), keptWords: await this.findings.keptWords() };
  }

  /** Keeps hers over the new content. */
  @PostOf(ContentFindingsDto, 'keep')
  async keep(@Body() place: ContentPlaceDto, @CurrentStaff() staff: Staff): Promise<ContentFindingsDto> {
    await this.findings.decide(place, 'keep', staff);
    return this.list();
  }

  /** Shows the content’s; words that lost their place are kept in a list. */
  @PostOf(ContentFindingsDto, 'take')
  async take(@Body() place: ContentPlaceDto, @CurrentStaff() staff: Staff): Promise<ContentFindingsDto> {
    await this.findings.decide(place, 'take', staff);
    return this.list();
  }
}
