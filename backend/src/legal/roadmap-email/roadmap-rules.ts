import { partContent, siteLocale } from '@lectern/catalogue';
import { legalGuidance } from '@lectern/catalogue/legal-guidance';

import { topicOf } from '../recommendations/recommendation-rules.js';

/** Disclaimers of a roadmap; with bankruptcy topics, the notice of 11 U.S.C. 528. */
export function roadmapNotices(topicIds: readonly string[]): string[] {
  const { notice, bankruptcyNotice } = partContent('legal-companion', legalGuidance);
  const isOfBankruptcy = topicIds.some((id) => topicOf(id)?.category === 'bankruptcy');
  return isOfBankruptcy && bankruptcyNotice ? [notice, bankruptcyNotice] : [notice];
}

const DAY = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** `November 22, 2027` */
export const formatDay = (date: Date): string => DAY.format(date);
