import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { renderBody } from '../../platform/email/render-body.js';
import type { BroadcastPreviewDto } from './broadcast.dto.js';
import { SetEdition } from './set-edition.use-case.js';

/** A letter to all readers as it would arrive, before it is kept. */
@Injectable()
export class PreviewBroadcast {
  constructor(private readonly setEdition: SetEdition) {}

  async execute(written: { subject: string; body: string }): Promise<BroadcastPreviewDto> {
    const edition = await this.setEdition.execute(written);
    const { subject, body } = await edition.copyFor({ id: 'preview', email: site.contact.email });
    return { subject, ...(await renderBody(body)) };
  }
}
