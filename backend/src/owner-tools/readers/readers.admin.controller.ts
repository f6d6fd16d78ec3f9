import { ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf } from '../../platform/http/routes.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { ListReadersDto, ReaderPageDto } from './readers.dto.js';
import { Readers } from './readers.js';

const COLUMNS = [
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'kinds', header: 'What' },
  { key: 'lastAt', header: 'Last contact' },
] as const;

@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin/readers')
export class ReadersController {
  constructor(private readonly readers: Readers) {}

  @GetOf(ReaderPageDto)
  list(@Query() filter: ListReadersDto, @CurrentStaff() staff: Staff): Promise<ReaderPageDto> {
    return this.readers.list(staff, filter, filter);
  }

  @Get('csv')
  @Needs('lists.export')
  async csv(
    @Query() filter: ListReadersDto,
    @CurrentStaff() staff: Staff,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'readers', COLUMNS, await this.readers.export(staff, filter));
  }
}
