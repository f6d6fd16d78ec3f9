import { ApiTags } from '#api-docs';
import { Body, Controller, Delete, HttpCode, Param } from '@nestjs/common';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PostOf, PutOf } from '../../platform/http/routes.js';
import { ReplyRevisionDto, SavedReplyDto, SaveReplyDto } from './review-replies.dto.js';
import { ReviewReplies } from './review-replies.js';
import { ReviewReplyDto } from './reviews.dto.js';

@ApiTags('admin')
@Needs('reviews.decide')
@Controller('api/admin/reviews/:orderId/reply')
export class ReviewRepliesController {
  constructor(private readonly replies: ReviewReplies) {}

  @GetOf(ReviewReplyDto)
  @Needs('reviews.read')
  one(@Param('orderId') orderId: string): Promise<ReviewReplyDto> {
    return this.replies.find(orderId);
  }

  @PutOf(SavedReplyDto, 'draft')
  save(
    @Param('orderId') orderId: string,
    @Body() saved: SaveReplyDto,
    @CurrentStaff() staff: Staff,
  ): Promise<SavedReplyDto> {
    return this.replies.save(staff, orderId, saved);
  }

  @PostOf(ReviewReplyDto, 'publish')
  async publish(
    @Param('orderId') orderId: string,
    @Body() { revision }: ReplyRevisionDto,
    @CurrentStaff() staff: Staff,
  ): Promise<ReviewReplyDto> {
    await this.replies.publish(staff, orderId, revision);
    return this.replies.find(orderId);
  }

  @Delete()
  @HttpCode(204)
  async remove(@Param('orderId') orderId: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.replies.setRemoved(staff, orderId, true);
  }

  @PostOf(ReviewReplyDto, 'restore')
  async restore(@Param('orderId') orderId: string, @CurrentStaff() staff: Staff): Promise<ReviewReplyDto> {
    await this.replies.setRemoved(staff, orderId, false);
    return this.replies.find(orderId);
  }
}
