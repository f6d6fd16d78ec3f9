import { emailWords } from '@lectern/catalogue';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import type { EmailSample } from '../platform/email/email.js';
import { codeEmail } from '../platform/email/code-email.js';
import { roadmapEmail } from './roadmap-email/roadmap-emails.js';
import { roadmapNotices } from './roadmap-email/roadmap-rules.js';

const READER = 'ruth@example.com';

export const legalEmails: readonly EmailSample[] = [
  {
    name: 'roadmap',
    isListed: false,
    email: (publicUrl) =>
      roadmapEmail({
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
    email: (publicUrl) =>
      codeEmail({
        to: READER,
        publicUrl,
        code: '042117',
        button: { label: emailWords.accessCode.buttonLabel, path: '/legal-companion/dashboard' },
        words: emailWords.accessCode,
      }),
  },
];
