import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '#api-docs';

import { Proof, WithProof } from '../../platform/rate-limits/proof.guard.js';
import { RoadmapStepDto } from '../recommendations/recommendation.dto.js';
import { BookmarkDto, BookmarkRemovedDto, ChangeBookmarkDto, SetBookmarkDto } from './bookmark.dto.js';
import { ChangeBookmark } from './change-bookmark.use-case.js';
import { ChangeProgressDto } from './change-progress.dto.js';
import { ChangeProgress } from './change-progress.use-case.js';
import { RemoveBookmark } from './remove-bookmark.use-case.js';
import { SetBookmark } from './set-bookmark.use-case.js';

/** What somebody does with her roadmap. */
@WithProof()
@Controller('api/legal-companion')
export class ProgressController {
  constructor(
    private readonly changeProgress: ChangeProgress,
    private readonly setBookmark: SetBookmark,
    private readonly changeBookmark: ChangeBookmark,
    private readonly removeBookmark: RemoveBookmark,
  ) {}

  @Patch('recommendations/:id')
  @ApiOkResponse({ type: RoadmapStepDto })
  progress(
    @Proof() token: string | undefined,
    @Param('id') id: string,
    @Body() wish: ChangeProgressDto,
  ): Promise<RoadmapStepDto> {
    return this.changeProgress.execute(token, id, wish);
  }

  @Post('bookmarks')
  @ApiCreatedResponse({ type: BookmarkDto })
  mark(@Proof() token: string | undefined, @Body() wish: SetBookmarkDto): Promise<BookmarkDto> {
    return this.setBookmark.execute(token, wish);
  }

  @Patch('bookmarks/:id')
  @ApiOkResponse({ type: BookmarkDto })
  remark(
    @Proof() token: string | undefined,
    @Param('id') id: string,
    @Body() wish: ChangeBookmarkDto,
  ): Promise<BookmarkDto> {
    return this.changeBookmark.execute(token, id, wish);
  }

  @Delete('bookmarks/:id')
  @ApiOkResponse({ type: BookmarkRemovedDto })
  async unmark(@Proof() token: string | undefined, @Param('id') id: string): Promise<BookmarkRemovedDto> {
    await this.removeBookmark.execute(token, id);
    return { id };
  }
}
