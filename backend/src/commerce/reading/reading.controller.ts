import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { ReadingNotes } from '@lectern/reading-notes';
import type { Request, Response } from 'express';
import { ApiExcludeController } from '#api-docs';

import { sendFile } from '../../platform/http/send-file.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { Downloads } from '../downloads/downloads.js';
import { type BookFacts, BookReading } from './book-reading.js';
import { NotesDto, ReadingCodeDto } from './reading.dto.js';
import { ReadingProof } from './reading-proof.js';
import { READING_CODE_LIMIT, READING_NOTES_LIMIT } from './reading-rules.js';
import { SyncedNotes } from './synced-notes.js';

@ApiExcludeController()
@Controller('api/read/:token/:line')
export class ReadingController {
  constructor(
    private readonly bookReading: BookReading,
    private readonly downloads: Downloads,
    private readonly proof: ReadingProof,
    private readonly notes: SyncedNotes,
  ) {}

  @Get('facts')
  facts(@Param('token') token: string, @Param('line') line: string): Promise<BookFacts> {
    return this.bookReading.facts(token, line);
  }

  @Get('book')
  async book(
    @Param('token') token: string,
    @Param('line') line: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.bookReading.file(
      await this.bookReading.open(token, line),
      request.method === 'GET',
    );
    const sentBytes = await sendFile(file, request, response);
    if (sentBytes > 0) await this.downloads.count(file.linkId, sentBytes, file.sizeBytes);
  }

  @Post('code')
  @HttpCode(202)
  @LimitRate(READING_CODE_LIMIT)
  async requestCode(@Param('token') token: string, @Param('line') line: string): Promise<{ email: string }> {
    const { order } = await this.bookReading.open(token, line);
    await this.proof.sendCode(order);
    return { email: order.customerEmail };
  }

  @Post('proof')
  @HttpCode(200)
  async prove(
    @Param('token') token: string,
    @Param('line') line: string,
    @Body() { code }: ReadingCodeDto,
    @Req() request: Request,
  ): Promise<{ proof: string }> {
    const { order } = await this.bookReading.open(token, line);
    return { proof: await this.proof.confirm(order, code, request.ip ?? '') };
  }

  @Post('notes')
  @HttpCode(200)
  @LimitRate(READING_NOTES_LIMIT)
  async mergeNotes(
    @Param('token') token: string,
    @Param('line') line: string,
    @Body() { proof, place = null, highlights }: NotesDto,
  ): Promise<ReadingNotes> {
    return this.notes.merge(await this.bookReading.open(token, line), proof, { place, highlights });
  }
}
