import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiCreatedResponse, ApiTags } from '#api-docs';
import { Controller, Delete, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf } from '../../platform/http/routes.js';
import { Files, TakesFiles } from '../../platform/uploads/takes-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { FILM_UPLOAD } from './film-rules.js';
import { OwnerFilmDto } from './films.dto.js';
import { Films } from './films.js';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: 1 } },
  },
};

@ApiTags('admin')
@Needs('content.write')
@Controller('api/admin/films')
export class FilmsAdminController {
  constructor(private readonly films: Films) {}

  @GetOf([OwnerFilmDto])
  @Needs('content.read')
  list(): Promise<OwnerFilmDto[]> {
    return this.films.list();
  }

  @Post()
  @TakesFiles(FILM_UPLOAD)
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiCreatedResponse({ type: OwnerFilmDto, description: 'The new film, or the same one from before.' })
  async upload(@CurrentStaff() staff: Staff, @Files() files: readonly UploadedFile[]): Promise<OwnerFilmDto> {
    return this.films.find(await this.films.receive(staff, files));
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@CurrentStaff() staff: Staff, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.films.remove(staff, id);
  }
}
