import { site } from '@lectern/catalogue';
import { ApiTags } from '#api-docs';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import { mayDo } from '../../platform/access/permissions.js';
import type { Staff } from '../../platform/access/staff.js';
import { PrivacyRequests } from './privacy-requests.js';
import { MAX_EVENTS } from './privacy-rules.js';
import { ErasedPersonDto, ErasePersonDto, PersonDto, WhoDto } from './privacy.dto.js';
import { PostOf } from '../../platform/http/routes.js';
import { sentenceIn } from '../../platform/http/sentence-catalogues.js';
import { translateTexts } from '../../platform/http/sentences.js';

/** Data of one person. Email addresses come in bodies, because URLs may be logged. */
@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin/person')
export class PersonController {
  constructor(private readonly privacyRequests: PrivacyRequests) {}

  @PostOf(PersonDto)
  async look(@Body() { email }: WhoDto, @CurrentStaff() { role, language }: Staff): Promise<PersonDto> {
    const seesAll = mayDo(role, 'people.erase');
    const {
      data: _data,
      leavesOut: _left,
      events,
      ...person
    } = await this.privacyRequests.read(email, seesAll);
    const isKnown = events.length + person.facts.length > 0;
    const olderCount = Math.max(0, events.length - MAX_EVENTS);
    const say = (text: string) => sentenceIn(language ?? site.language, text);
    return {
      ...person,
      facts: person.facts.map((fact) => translateTexts(language, fact, ['label'])),
      goes: person.goes.map(say),
      stays: person.stays.map((record) => translateTexts(language, record, ['what', 'why'])),
      holdsUp: person.holdsUp.map(say),
      isKnown,
      events: events.slice(0, MAX_EVENTS).map((event) => translateTexts(language, event, ['what', 'detail'])),
      olderCount,
    };
  }

  @Post('file')
  @Needs('lists.export')
  @HttpCode(200)
  async file(
    @Body() { email }: WhoDto,
    @CurrentStaff() staff: Staff,
    @Res() response: Response,
  ): Promise<void> {
    const archive = await this.privacyRequests.export(email, staff);
    response.setHeader('content-type', 'application/zip');
    response.setHeader('content-disposition', 'attachment; filename="person.zip"');
    response.setHeader('cache-control', 'no-store');
    response.end(archive);
  }

  @PostOf(ErasedPersonDto, 'erase')
  @Needs('people.erase')
  erase(
    @Body() { email, confirmation }: ErasePersonDto,
    @CurrentStaff() staff: Staff,
  ): Promise<ErasedPersonDto> {
    return this.privacyRequests.erase(email, confirmation, staff);
  }
}
