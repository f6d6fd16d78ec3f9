import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { type SiteNotice, siteNotice } from '../../site/notice/site-notice.js';

/** What was wrong, beside the field that it is wrong in. */
const refuse = (field: string, message: string) =>
  new DomainError('invalid', 'SETTINGS.NOTICE', message, [{ field, message }]);

const inUtc = (time: string | null, field: string): string | null => {
  if (time === null) return null;
  const moment = new Date(time);
  if (Number.isNaN(moment.getTime())) throw refuse(field, 'There is no such time.');
  return moment.toISOString();
};

/** Puts a notice above the pages, changes it or takes it away. */
@Injectable()
export class ChangeNotice {
  constructor(private readonly settings: Settings) {}

  /** @throws DomainError for a notice that could never be seen, and where it was changed since */
  execute(written: SiteNotice, version: number, by: Staff): Promise<void> {
    const { isOn, text, level } = written;
    const from = inUtc(written.from, 'from');
    const until = inUtc(written.until, 'until');
    if (isOn && !text) throw refuse('text', 'Please write what the notice says.');
    if (from && until && from >= until) throw refuse('until', 'The notice has to end after it begins.');
    if (isOn && until && Date.parse(until) <= Date.now())
      throw refuse('until', 'The end of the notice is past, so nobody would see it.');
    return this.settings.change(siteNotice, { value: { isOn, text, level, from, until }, version, by });
  }
}
