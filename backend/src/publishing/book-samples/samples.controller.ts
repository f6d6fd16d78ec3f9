import { Readable } from 'node:stream';

import { ApiExcludeController } from '#api-docs';
import type { SampleReading } from '@lectern/catalogue';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';

import { sendFile } from '../../platform/http/send-file.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { Samples } from './samples.js';

/** Samples for the reader of the book's page. */
@ApiExcludeController()
@Controller('api/samples')
export class SamplesController {
  constructor(private readonly samples: Samples) {}

  @Get(':id/sample.json')
  @Header('cache-control', 'no-cache')
  reading(@Param('id') id: string): SampleReading {
    return this.samples.find(id).reading;
  }

  @Get(':id/sample.pdf')
  @LimitRate({ name: 'sample-pdf', burst: 100, everyMs: 2_000 })
  async pdf(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { bytes, fileName, version } = await this.samples.pdf(id);
    await sendFile(
      {
        ...{ contentType: 'application/pdf', fileName, version, isShown: true, sizeBytes: bytes.length },
        cacheControl: 'public, no-cache',
        read: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
      },
      request,
      response,
    );
  }
}
