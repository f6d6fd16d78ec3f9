import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';
import type { Response } from 'express';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { ErasePerson } from './erase-person.use-case.js';
import { ExportPerson } from './export-person.use-case.js';
import { ErasedPersonDto, ErasePersonDto, PersonDto, WhoDto } from './person.dto.js';
import { ReadPerson } from './read-person.query.js';

/** As many events as somebody looks through; the file has them all. */
const SHOWN = 200;

/** All that is known of one person. Addresses come in bodies: what stands in an address may stand in somebody's log. */
@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin/person')
export class PersonController {
  constructor(
    private readonly readPerson: ReadPerson,
    private readonly exportPerson: ExportPerson,
    private readonly erasePerson: ErasePerson,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PersonDto })
  async look(@Body() { email }: WhoDto): Promise<PersonDto> {
    const { data: _data, events, ...person } = await this.readPerson.execute(email);
    const isKnown = events.length + person.facts.length > 0;
    const olderCount = Math.max(0, events.length - SHOWN);
    return { ...person, isKnown, events: events.slice(0, SHOWN), olderCount };
  }

  @Post('file')
  @Needs('lists.export')
  @HttpCode(200)
  async file(
    @Body() { email }: WhoDto,
    @CurrentStaff() staff: Staff,
    @Res() response: Response,
  ): Promise<void> {
    const archive = await this.exportPerson.execute(email, staff);
    response.setHeader('content-type', 'application/zip');
    response.setHeader('content-disposition', 'attachment; filename="person.zip"');
    response.setHeader('cache-control', 'no-store');
    response.end(archive);
  }

  @Post('erase')
  @Needs('people.erase')
  @HttpCode(200)
  @ApiOkResponse({ type: ErasedPersonDto })
  erase(
    @Body() { email, confirmation }: ErasePersonDto,
    @CurrentStaff() staff: Staff,
  ): Promise<ErasedPersonDto> {
    return this.erasePerson.execute(email, confirmation, staff);
  }
}
