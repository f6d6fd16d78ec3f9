import { Injectable } from '@nestjs/common';

import { Tally } from '../statistics/tally.js';
import { SitePages } from '../../site/site-pages.js';
import { SourceBursts } from './source-bursts.js';
import { isProgram } from './visitor-programs.js';

export interface PageView {
  path: string;
  ip: string | undefined;
  userAgent: string | undefined;
}

/** The figure that pages are counted under; its subjects are their paths. */
export const PAGE_VIEWS = 'page-view';

/** Counts that a page was shown: by its path and the day. Who saw it is not noted, nor whether it was the same person. */
@Injectable()
export class CountPageView {
  constructor(
    private readonly pages: SitePages,
    private readonly bursts: SourceBursts,
    private readonly tally: Tally,
  ) {}

  execute({ path, ip, userAgent }: PageView): void {
    if (isProgram(userAgent)) return;
    const page = this.pages.publicPathOf(path);
    if (page && this.bursts.take(ip)) this.tally.count(PAGE_VIEWS, page);
  }
}
