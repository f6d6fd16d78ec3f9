import { ApiTags } from '#api-docs';
import { Body, Controller, Param, ParseUUIDPipe } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { SpeakingEvents } from './speaking-events.js';
import { SpeakingRequests } from './speaking-requests.js';
import { ChangeSpeakingDto, MoveSpeakingDto, SpeakingEventDto, SpeakingRequestDto } from './speaking.dto.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('people.answer')
@Controller('api/admin/speaking-requests')
export class SpeakingController {
  constructor(
    private readonly speakingRequests: SpeakingRequests,
    private readonly speakingEvents: SpeakingEvents,
  ) {}

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

  /** Drafts an event of a booked talk. */
  @PostOf(SpeakingEventDto, ':id/event')
  @Needs('content.write')
  async createEvent(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: Staff,
  ): Promise<SpeakingEventDto> {
    return { eventId: await this.speakingEvents.create(id, staff) };
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
