import { legalTopics } from '@lectern/catalogue/legal-topics';

import { accessCodeMail } from './return-links/access-emails.js';
import { roadmapMail } from './roadmap/roadmap-emails.js';
import { roadmapNotices } from './roadmap/roadmap-rules.js';
import type { EmailSample } from '../platform/email/email-sample.js';

const READER = 'ruth@example.com';

/** Every letter of the legal companion. */
export const legalLetters: readonly EmailSample[] = [
  {
    name: 'roadmap',
    isListed: false,
    email: (publicUrl) =>
      roadmapMail({
        to: READER,
        publicUrl,
        keptUntil: 'November 22, 2027',
        notices: roadmapNotices(['chapter-7']),
        steps: legalTopics.slice(0, 6).map(({ name, description, keyPoints }, at) => ({
          title: name,
          description,
          why: 'Here because you are thinking about bankruptcy and need to know at once.',
          estimatedTime: 'About 20 minutes',
          keyPoints: at === 0 ? keyPoints : [],
        })),
      }),
  },
  {
    name: 'access-code',
    isListed: false,
    email: (publicUrl) => accessCodeMail({ to: READER, publicUrl, code: '042117' }),
  },
];
