import { isPicture } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { type PictureUse, PictureUses } from '../pictures/picture-uses.js';
import { contentSections, sectionOf } from './content-sections.js';
import { ContentStore } from './content-store.js';

/** Finds pages of the site that show a picture instead of the content's, for the library. */
@Injectable()
export class ContentPictureUses {
  constructor(
    private readonly store: ContentStore,
    uses: PictureUses,
  ) {
    uses.add({ find: (pictureId) => this.find(pictureId) });
  }

  private async find(pictureId: string): Promise<PictureUse[]> {
    const { values } = await this.store.read();
    return values
      .filter(({ value }) => isPicture(value) && value.picture === pictureId)
      .map((value) => {
        const section = sectionOf(value);
        const { title } = contentSections().find((each) => each.section === section) ?? {};
        return { title: title ?? section, path: section === 'look' ? '/site/look' : '/pages' };
      });
  }
}
