import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Settings } from '../../platform/settings/settings.js';
import { consentWords, type ConsentWords } from '../../site/consent-words.js';

/** Puts her own words in the place of those that the site came with, or takes them back. */
@Injectable()
export class ChangeConsentWords {
  constructor(private readonly settings: Settings) {}

  /** @throws DomainError where they were changed since */
  execute(written: ConsentWords | null, version: number, by: Staff): Promise<void> {
    const words = written && {
      title: written.title,
      text: written.text,
      acceptLabel: written.acceptLabel,
      declineLabel: written.declineLabel,
    };
    return this.settings.change(consentWords, { value: { words }, version, by });
  }
}
