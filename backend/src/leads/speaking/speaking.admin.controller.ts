import { ApiTags } from '#api-docs';
import { Body, Controller, Param, ParseUUIDPipe } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { SpeakingRequests } from './speaking-requests.js';
import { ChangeSpeakingDto, MoveSpeakingDto, SpeakingRequestDto } from './speaking.dto.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('people.answer')
@Controller('api/admin/speaking-requests')
export class SpeakingController {
  constructor(private readonly speakingRequests: SpeakingRequests) {}

  @GetOf([SpeakingRequestDto])
  @Needs('people.read')
  list(): Promise<SpeakingRequestDto[]> {
    return this.speakingRequests.list();
  }

  @PutOf(null, ':id/stage')
  move(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { from, to }: MoveSpeakingDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    return this.speakingRequests.move(id, from, to, staff);
  }

  @PutOf(null, ':id')
  change(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, ...facts }: ChangeSpeakingDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    return this.speakingRequests.change(id, version, facts, staff);
  }
}
