import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { pictureAddress } from '../pictures/picture-rules.js';
import { type PictureUse, PictureUses } from '../pictures/picture-uses.js';
import { findTextsWith } from './articles.queries.js';

/** Finds the articles and pages that show a picture, for the library. */
@Injectable()
export class ArticlePictureUses {
  constructor(
    private readonly database: Database,
    uses: PictureUses,
  ) {
    uses.add({ find: (pictureId) => this.find(pictureId) });
  }

  private async find(pictureId: string): Promise<PictureUse[]> {
    const texts = await findTextsWith(this.database.manager, pictureAddress(pictureId));
    return texts.map(({ id, kind, title }) => ({ title, path: `/site/${kind}s/${id}` }));
  }
}
