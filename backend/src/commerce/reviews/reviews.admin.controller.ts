import { ApiTags } from '#api-docs';
import { Body, Controller, Param, Query } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';
import { DecideReviewDto, ListReviewsDto, ReviewPageDto } from './reviews.dto.js';
import { Reviews } from './reviews.js';

@ApiTags('admin')
@Needs('reviews.read')
@Controller('api/admin/reviews')
export class ReviewsAdminController {
  constructor(private readonly reviews: Reviews) {}

  @GetOf(ReviewPageDto)
  list(@Query() { state, cursor }: ListReviewsDto): Promise<ReviewPageDto> {
    return this.reviews.list(state, cursor);
  }

  @PutOf(null, ':orderId/state')
  @Needs('reviews.decide')
  decide(
    @Param('orderId') orderId: string,
    @Body() { state, writtenAt }: DecideReviewDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    return this.reviews.decide(staff, orderId, state, new Date(writtenAt));
  }
}
