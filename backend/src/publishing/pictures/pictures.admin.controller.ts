import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCreatedResponse,
  ApiProduces,
  ApiTags,
} from '#api-docs';
import type { Request, Response } from 'express';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';
import { sendFile } from '../../platform/http/send-file.js';
import { Files, TakesFiles } from '../../platform/uploads/takes-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { PICTURE_UPLOAD } from './picture-rules.js';
import { PictureUploads } from './picture-uploads.js';
import { ChangePictureDto, ListPicturesDto, PictureDto, PicturePageDto } from './pictures.dto.js';
import { Pictures } from './pictures.js';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: 1 } },
  },
};

@ApiTags('admin')
@Needs('pictures.write')
@Controller('api/admin/pictures')
export class PicturesAdminController {
  constructor(
    private readonly pictures: Pictures,
    private readonly uploads: PictureUploads,
  ) {}

  @GetOf(PicturePageDto)
  @Needs('pictures.read')
  list(@Query() filter: ListPicturesDto): Promise<PicturePageDto> {
    return this.pictures.list(filter);
  }

  @Post()
  @TakesFiles(PICTURE_UPLOAD)
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiCreatedResponse({
    type: PictureDto,
    description: 'The new picture, or the same one that was there already.',
  })
  async upload(@CurrentStaff() staff: Staff, @Files() files: readonly UploadedFile[]): Promise<PictureDto> {
    return this.pictures.find(await this.uploads.receive(staff, files));
  }

  @GetOf(PictureDto, ':id')
  @Needs('pictures.read')
  one(@Param('id') id: string): Promise<PictureDto> {
    return this.pictures.find(id);
  }

  @PutOf(PictureDto, ':id')
  async change(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() change: ChangePictureDto,
  ): Promise<PictureDto> {
    await this.pictures.change(staff, id, change);
    return this.pictures.find(id);
  }

  @PostOf(PictureDto, ':id/remove')
  @Needs('pictures.remove')
  async remove(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<PictureDto> {
    await this.pictures.remove(staff, id);
    return this.pictures.find(id);
  }

  @PostOf(PictureDto, ':id/restore')
  @Needs('pictures.remove')
  async restore(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<PictureDto> {
    await this.pictures.restore(staff, id);
    return this.pictures.find(id);
  }

  @Get(':id/thumbnail')
  @Needs('pictures.read')
  @ApiProduces('image/webp')
  async thumbnail(
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(await this.pictures.openThumbnail(id), request, response);
  }
}
