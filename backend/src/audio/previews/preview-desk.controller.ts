import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { MakePreviewsDto } from './generate-preview.dto.js';
import { MakePreviews } from './make-previews.use-case.js';
import { MakingsAskedDto, PreviewDeskDto } from './preview-desk.dto.js';
import { ReadDesk } from './read-desk.query.js';
import { RemovePreview } from './remove-preview.use-case.js';
import { RetryPreview } from './retry-preview.use-case.js';

/** The owner's spoken previews: every book in every voice. */
@ApiTags('admin')
@Needs('previews.make')
@Controller('api/admin/audio-previews')
export class PreviewDeskController {
  constructor(
    private readonly readDesk: ReadDesk,
    private readonly makePreviews: MakePreviews,
    private readonly retryPreview: RetryPreview,
    private readonly removePreview: RemovePreview,
  ) {}

  @Get()
  @Needs('previews.read')
  @ApiOkResponse({ type: PreviewDeskDto })
  desk(): Promise<PreviewDeskDto> {
    return this.readDesk.execute();
  }

  @Post('make')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MakingsAskedDto })
  make(@Body() wanted: MakePreviewsDto, @CurrentStaff() staff: Staff): Promise<MakingsAskedDto> {
    return this.makePreviews.execute(wanted, staff);
  }

  @Post(':id/retry')
  @HttpCode(202)
  async retry(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.retryPreview.execute(id, staff);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.removePreview.execute(id, staff);
  }
}
