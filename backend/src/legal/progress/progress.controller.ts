import { Body, Controller, Delete, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '#api-docs';

import { Proof, WithProof } from '../../platform/access/proof.guard.js';
import { RoadmapStepDto } from '../recommendations/recommendation.dto.js';
import { Bookmarks } from './bookmarks.js';
import {
  BookmarkDto,
  BookmarkRemovedDto,
  ChangeBookmarkDto,
  ChangeProgressDto,
  SetBookmarkDto,
} from './progress.dto.js';
import { Progress } from './progress.js';

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
    @Body() input: ChangeProgressDto,
  ): Promise<RoadmapStepDto> {
    return this.changeProgress.change(token, id, input);
  }

  @Post('bookmarks')
  @ApiCreatedResponse({ type: BookmarkDto })
  mark(@Proof() token: string | undefined, @Body() input: SetBookmarkDto): Promise<BookmarkDto> {
    return this.bookmarks.set(token, input);
  }

  @Patch('bookmarks/:id')
  @ApiOkResponse({ type: BookmarkDto })
  remark(
    @Proof() token: string | undefined,
    @Param('id') id: string,
    @Body() input: ChangeBookmarkDto,
  ): Promise<BookmarkDto> {
    return this.bookmarks.change(token, id, input);
  }

  @Delete('bookmarks/:id')
  @ApiOkResponse({ type: BookmarkRemovedDto })
  async unmark(@Proof() token: string | undefined, @Param('id') id: string): Promise<BookmarkRemovedDto> {
    await this.bookmarks.remove(token, id);
    return { id };
  }
}
