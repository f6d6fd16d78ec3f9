import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { isShown, siteNotice } from './site-notice.js';

/** Whether the owner has the site begin nothing new. What was begun before goes on to its end. */
@Injectable()
export class SitePause {
  constructor(private readonly settings: Settings) {}

  /** Looks each time, so that no process takes anything on once the owner has said so. @throws DomainError in the words of the notice */
  async refuseWhilePaused(): Promise<void> {
    const { value } = await this.settings.read(siteNotice);
    if (value.level === 'paused' && isShown(value, Date.now()))
      throw new DomainError('unavailable', 'SITE.PAUSED', value.text);
  }
}
