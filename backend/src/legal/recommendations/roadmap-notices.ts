import { legalGuidance } from '@lectern/catalogue/legal-guidance';

import { topicOf } from './legal-guidance.js';

/** What stands beside a roadmap: that it is no advice, and where it speaks of bankruptcy the words of 11 U.S.C. 528. */
export function roadmapNotices(topicIds: readonly string[]): string[] {
  const { notice, bankruptcyNotice } = legalGuidance;
  const isOfBankruptcy = topicIds.some((id) => topicOf(id)?.category === 'bankruptcy');
  return isOfBankruptcy && bankruptcyNotice ? [notice, bankruptcyNotice] : [notice];
}
