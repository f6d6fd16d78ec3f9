import { ApiAcceptedResponse, ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { PreviewQueue } from './preview-queue.js';
import { MakePreviewsDto } from './preview.dto.js';
import { PreviewsAdmin } from './previews-admin.js';
import { MakingsAskedDto, AdminPreviewsDto } from './previews.admin.dto.js';
import { GetOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('previews.make')
@Controller('api/admin/audio-previews')
export class PreviewsAdminController {
  constructor(
    private readonly previewsAdmin: PreviewsAdmin,
    private readonly previewQueue: PreviewQueue,
  ) {}

  @GetOf(AdminPreviewsDto)
  @Needs('previews.read')
  desk(): Promise<AdminPreviewsDto> {
    return this.previewsAdmin.list();
  }

  @Post('make')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: MakingsAskedDto })
  make(@Body() wanted: MakePreviewsDto, @CurrentStaff() staff: Staff): Promise<MakingsAskedDto> {
    return this.previewsAdmin.order(wanted, staff);
  }

  @Post(':id/retry')
  @HttpCode(202)
  async retry(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.previewQueue.retry(id, staff);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.previewsAdmin.remove(id, staff);
  }
}
