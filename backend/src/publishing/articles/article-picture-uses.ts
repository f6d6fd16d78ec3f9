import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { pictureAddress } from '../pictures/picture-rules.js';
import { type PictureUse, PictureUses } from '../pictures/picture-uses.js';
import { findArticlesWith } from './articles.queries.js';

/** Finds the articles that show a picture, for the library. */
@Injectable()
export class ArticlePictureUses {
  constructor(
    private readonly database: Database,
    uses: PictureUses,
  ) {
    uses.add({ find: (pictureId) => this.find(pictureId) });
  }

  private async find(pictureId: string): Promise<PictureUse[]> {
    const articles = await findArticlesWith(this.database.manager, pictureAddress(pictureId));
    return articles.map(({ id, title }) => ({ title, path: `/site/articles/${id}` }));
  }
}
