import type { Finding, OwnerValue } from '@lectern/catalogue/values';
import { Injectable } from '@nestjs/common';

import { SitePages } from '../../site/site-pages.js';
import { ContentReading } from './content-reading.js';
import { placeKey } from './content-rules.js';
import type { NewValue } from './content-values.queries.js';

const OTHER_SITE = /^(?:https?:|mailto:|tel:)/;

/** Checks that links of the owner's lead somewhere. */
@Injectable()
export class ContentLinks {
  constructor(
    private readonly reading: ContentReading,
    private readonly pages: SitePages,
  ) {}

  /** @param after values that will be shown */
  async findBroken(
    after: readonly OwnerValue[],
    changed: readonly NewValue[],
  ): Promise<Pick<Finding, 'file' | 'pointer' | 'message'>[]> {
    const paths = changed.filter(
      ({ removed, value }) => !removed && typeof value === 'string' && /^[/#]/.test(value),
    );
    if (paths.length === 0) return [];
    const { fields } = await this.reading.fields(after);
    const links = new Set(fields.filter(({ kind }) => kind === 'link').map(placeKey));
    return paths
      .filter((value) => links.has(placeKey(value)) && !this.leadsSomewhere(String(value.value)))
      .map(({ file, pointer }) => ({
        file,
        pointer,
        message: 'must lead to a page of the site, or to another site',
      }));
  }

  private leadsSomewhere(link: string): boolean {
    if (OTHER_SITE.test(link)) return true;
    const [address = '', anchor] = link.split('#', 2);
    const [path = ''] = address.split('?', 1);
    return this.pages.has(path, anchor);
  }
}
