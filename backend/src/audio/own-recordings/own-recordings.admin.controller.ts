import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiBody,
  type ApiBodyOptions,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
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
import { SOUND_UPLOAD } from './own-recording-rules.js';
import {
  OwnRecordingDto,
  SavedTranscriptDto,
  SaveTranscriptDto,
  TranscriptRevisionDto,
  UploadRecordingDto,
} from './own-recordings.dto.js';
import { OwnRecordings } from './own-recordings.js';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['bookId', 'files'],
    properties: {
      bookId: { type: 'string' },
      files: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: 1 },
    },
  },
};

@ApiTags('admin')
@Needs('previews.make')
@Controller('api/admin/recordings')
export class OwnRecordingsController {
  constructor(private readonly recordings: OwnRecordings) {}

  @GetOf([OwnRecordingDto])
  @Needs('previews.read')
  list(): Promise<OwnRecordingDto[]> {
    return this.recordings.list();
  }

  @Post()
  @TakesFiles(SOUND_UPLOAD)
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiCreatedResponse({
    type: OwnRecordingDto,
    description: 'The new recording, or the same one from before.',
  })
  async upload(
    @CurrentStaff() staff: Staff,
    @Body() { bookId }: UploadRecordingDto,
    @Files() files: readonly UploadedFile[],
  ): Promise<OwnRecordingDto> {
    return this.recordings.find(await this.recordings.receive(staff, bookId, files));
  }

  @GetOf(OwnRecordingDto, ':id')
  @Needs('previews.read')
  one(@Param('id', ParseUUIDPipe) id: string): Promise<OwnRecordingDto> {
    return this.recordings.find(id);
  }

  @PutOf(SavedTranscriptDto, ':id/transcript')
  save(
    @CurrentStaff() staff: Staff,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() saved: SaveTranscriptDto,
  ): Promise<SavedTranscriptDto> {
    return this.recordings.save(staff, id, saved);
  }

  @PostOf(OwnRecordingDto, ':id/publish')
  async publish(
    @CurrentStaff() staff: Staff,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { revision }: TranscriptRevisionDto,
  ): Promise<OwnRecordingDto> {
    await this.recordings.publish(staff, id, revision);
    return this.recordings.find(id);
  }

  @PostOf(OwnRecordingDto, ':id/take-back')
  async takeBack(
    @CurrentStaff() staff: Staff,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<OwnRecordingDto> {
    await this.recordings.takeBack(staff, id);
    return this.recordings.find(id);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentStaff() staff: Staff, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.recordings.remove(staff, id);
  }

  @Get(':id/file')
  @Needs('previews.read')
  @ApiProduces('audio/mpeg', 'audio/mp4')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(await this.recordings.file(id), request, response);
  }
}
