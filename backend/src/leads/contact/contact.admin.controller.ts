import { ApiTags } from '#api-docs';
import { emailWords } from '@lectern/catalogue';
import { Controller, Param, ParseUUIDPipe } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { LISTED_AT_ONCE } from '../messages/message-rules.js';
import { SuspectedMessagesDto } from './contact.dto.js';
import { SpamReview } from './spam-review.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

@ApiTags('admin')
@Needs('messages.answer')
@Controller('api/admin/messages')
export class SuspectedMessagesController {
  constructor(private readonly spamReview: SpamReview) {}

  @GetOf(SuspectedMessagesDto, 'suspected')
  @Needs('messages.read')
  async list(): Promise<SuspectedMessagesDto> {
    const { count, messages } = await this.spamReview.list(LISTED_AT_ONCE);
    return {
      count,
      messages: messages.map(({ id, name, email, subject, message, reasons, receivedAt }) => ({
        ...{ id, name, email, subject, message },
        reasons: reasons.map((sign) => emailWords.ownerSuspected.reasons[sign]),
        receivedAt: receivedAt.toISOString(),
      })),
    };
  }

  @PostOf(null, ':id/clear')
  clear(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.spamReview.clear(id, staff);
  }

  @PostOf(null, ':id/spam')
  spam(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.spamReview.confirmSpam(id, staff);
  }
}
