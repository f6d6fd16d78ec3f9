import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '#api-docs';

import { Proof, WithProof } from '../../platform/rate-limits/proof.guard.js';
import { RoadmapStepDto } from '../recommendations/recommendation.dto.js';
import {
  BookmarkDto,
  BookmarkRemovedDto,
  ChangeBookmarkDto,
  SetBookmarkDto,
  ChangeProgressDto,
} from './progress.dto.js';
import { Bookmarks } from './bookmarks.js';
import { Progress } from './progress.js';

/** What somebody does with her roadmap. */
@WithProof()
@Controller('api/legal-companion')
export class ProgressController {
  constructor(
    private readonly changeProgress: Progress,
    private readonly bookmarks: Bookmarks,
  ) {}

  @Patch('recommendations/:id')
  @ApiOkResponse({ type: RoadmapStepDto })
  progress(
    @Proof() token: string | undefined,
    @Param('id') id: string,
    @Body() wish: ChangeProgressDto,
  ): Promise<RoadmapStepDto> {
    return this.changeProgress.change(token, id, wish);
  }

  @Post('bookmarks')
  @ApiCreatedResponse({ type: BookmarkDto })
  mark(@Proof() token: string | undefined, @Body() wish: SetBookmarkDto): Promise<BookmarkDto> {
    return this.bookmarks.set(token, wish);
  }

  @Patch('bookmarks/:id')
  @ApiOkResponse({ type: BookmarkDto })
  remark(
    @Proof() token: string | undefined,
    @Param('id') id: string,
    @Body() wish: ChangeBookmarkDto,
  ): Promise<BookmarkDto> {
    return this.bookmarks.change(token, id, wish);
  }

  @Delete('bookmarks/:id')
  @ApiOkResponse({ type: BookmarkRemovedDto })
  async unmark(@Proof() token: string | undefined, @Param('id') id: string): Promise<BookmarkRemovedDto> {
    await this.bookmarks.remove(token, id);
    return { id };
  }
}
