import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { isShown, siteNotice } from './site-notice.js';

/** Stops new purchases while the owner pauses the site; started ones complete. */
@Injectable()
export class SitePause {
  constructor(private readonly settings: Settings) {}

  /** Reads the setting each time, so that a pause applies at once in all processes. @throws DomainError with the notice's text */
  async refuseWhilePaused(): Promise<void> {
    const { value } = await this.settings.read(siteNotice);
    if (value.level === 'paused' && isShown(value, Date.now()))
      throw new DomainError('unavailable', 'SITE.PAUSED', value.text);
  }
}
