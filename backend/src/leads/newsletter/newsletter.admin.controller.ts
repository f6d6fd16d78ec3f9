import { ApiOkResponse, ApiTags } from '#api-docs';
import { Controller, Get, Header, Param, ParseUUIDPipe, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { NextPageDto } from '../../platform/http/page.dto.js';
import { ListSubscriptionsDto, SubscriberDto, SubscriptionPageDto } from './newsletter.dto.js';
import { SubscribersAdmin } from './subscribers-admin.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';

const LIST = '/api/admin/newsletter-subscribers';

const COLUMNS = [
  { key: 'email', header: 'Email' },
  { key: 'status', header: 'State' },
  { key: 'topics', header: 'Topics' },
  { key: 'askedAt', header: 'Asked' },
  { key: 'confirmedAt', header: 'Subscribed' },
  { key: 'endedAt', header: 'Ended' },
  { key: 'heldBack', header: 'Blocked' },
] as const;

@ApiTags('admin')
@Needs('people.read')
@Controller('api/admin')
export class SubscribersController {
  constructor(private readonly subscribersAdmin: SubscribersAdmin) {}

  /** The specification's endpoint: a plain array; total and cursor are in headers. */
  @Get('newsletter-subscribers')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({
    type: [SubscriberDto],
    headers: {
      'X-Total-Count': { description: 'Number of subscribers.', schema: { type: 'integer' } },
      'X-Next-Cursor': {
        description: 'Cursor of the next page, if there is one.',
        schema: { type: 'string' },
      },
    },
  })
  async subscribers(
    @Query() { cursor }: NextPageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SubscriberDto[]> {
    const { subscribers, nextCursor, totalCount } = await this.subscribersAdmin.listSubscribers(cursor);
    response.setHeader('x-total-count', totalCount);
    if (nextCursor) {
      response.setHeader('x-next-cursor', nextCursor);
      response.setHeader('link', `<${LIST}?cursor=${nextCursor}>; rel="next"`);
    }
    return subscribers;
  }

  @GetOf(SubscriptionPageDto, 'subscriptions')
  subscriptions(@Query() filter: ListSubscriptionsDto): Promise<SubscriptionPageDto> {
    return this.subscribersAdmin.listSubscriptions(filter, filter);
  }

  @Get('subscriptions/csv')
  @Needs('lists.export')
  async csv(
    @Query() filter: ListSubscriptionsDto,
    @CurrentStaff() staff: Staff,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.subscribersAdmin.exportSubscriptions(staff, filter);
    await sendCsv(response, 'newsletter-subscribers', COLUMNS, rows);
  }

  @PostOf(null, 'subscriptions/:id/end')
  @Needs('people.answer')
  end(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.subscribersAdmin.end(id, staff);
  }

  @PostOf(null, 'subscriptions/:id/take-back')
  @Needs('people.answer')
  takeBack(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    return this.subscribersAdmin.takeBack(id, staff);
  }
}
