import { type OwnPage, site } from '@lectern/catalogue';
import { setText } from '@lectern/typography';
import { Injectable, Logger } from '@nestjs/common';

import { TextPictures } from '../articles/text-pictures.js';
import { Documents } from '../documents/documents.js';
import type { PublishedDocument } from '../documents/documents.queries.js';
import type { PageValue } from './page-value.js';

interface Published {
  ownPages: readonly OwnPage[];
  /** Former addresses. */
  moved: { from: string; to: string }[];
}

@Injectable()
export class PublishedPages {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly documents: Documents,
    private readonly textPictures: TextPictures,
  ) {}

  /** Oldest first, as in the menu. */
  async read(): Promise<Published> {
    const rows = await this.documents.published<PageValue>('page');
    const redirects = await this.documents.redirects('page');
    const ownPages = await Promise.all(rows.toReversed().map((row) => this.tryToRender(row)));
    return {
      ownPages: ownPages.flat(),
      moved: [
        ...(await this.documents.oldAddresses('page')).map(({ from, to }) => ({ from, to: `/${to}` })),
        ...redirects.map(({ from, to }) => ({ from: `/${from}`, to: `/${to}` })),
      ],
    };
  }

  /** @throws ArticleFault if it has parts that cannot be shown */
  async render({ title, label, description, body, ...places }: PageValue, path: string): Promise<OwnPage> {
    const set = (plain: string) => setText(plain, site.language);
    const { isInMenu, isInFooter, isIndexed } = places;
    const { html } = await this.textPictures.render(body);
    const texts = { title: set(title), label: set(label || title), description: set(description), html };
    return { path, ...texts, isInMenu, isInFooter, isIndexed };
  }

  /** A text of an older release that this one rejects is left out, so that the other pages are rendered. */
  private async tryToRender({ value, slug }: PublishedDocument<PageValue>): Promise<OwnPage[]> {
    try {
      return value ? [await this.render(value, `/${slug}`)] : [];
    } catch (error) {
      this.logger.error(`a page cannot be rendered: ${slug}`, error);
      return [];
    }
  }
}
