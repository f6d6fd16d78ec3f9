import type { Brings } from './rule.js';
import type { TopicId } from './topics.js';

// Topics of a subject, shared by both questionnaires.

/** For people who consider filing. */
export const bankruptcyAhead: Brings = {
  'bankruptcy-basics': 58,
  'before-you-file': 54,
  exemptions: 44,
  'automatic-stay': 40,
  'means-test': 38,
  'debts-that-stay': 36,
  'gathering-papers': 34,
  'credit-counseling-courses': 32,
  'chapter-7': 31,
  'chapter-13': 30,
  'bankruptcy-costs': 26,
  'debt-management-plans': 20,
  'meeting-of-creditors': 14,
  'life-after-discharge': 14,
};

/** For people who have filed. */
export const bankruptcyFiled: Brings = {
  'keeping-a-case-on-track': 62,
  'meeting-of-creditors': 54,
  'court-deadlines': 44,
  'credit-counseling-courses': 40,
  'automatic-stay': 38,
  'gathering-papers': 34,
  'bankruptcy-forms': 32,
  exemptions: 30,
  'debts-that-stay': 30,
  'life-after-discharge': 28,
  'chapter-13': 22,
  'credit-reports': 12,
};

export const debts: Brings = {
  'debt-inventory': 56,
  'monthly-plan': 46,
  'debt-collectors': 44,
  'debt-management-plans': 44,
  'debt-relief-scams': 36,
  'settling-debts': 28,
  'credit-reports': 30,
  garnishment: 26,
  'bankruptcy-basics': 26,
  'tax-debt': 14,
  'student-loans': 14,
};

export const business: Brings = {
  'business-forms': 56,
  'registering-a-business': 46,
  'business-plan': 42,
  'licenses-and-permits': 38,
  'business-taxes': 36,
  'written-agreements': 34,
  'business-funding': 30,
  'reading-a-contract': 28,
  'personal-guarantees': 26,
  'keeping-records': 24,
  'what-grants-are': 22,
  'good-standing': 18,
  'hiring-people': 16,
};

/** Of no use to people whose business is in trouble now. */
export const settingUp: readonly TopicId[] = [
  'business-forms',
  'registering-a-business',
  'business-plan',
  'licenses-and-permits',
  'good-standing',
  'hiring-people',
  'what-grants-are',
  'finding-grants',
];

/** For people who sue, are sued, or may be. */
export const lawsuits: Brings = {
  'answering-a-lawsuit': 58,
  'court-deadlines': 54,
  'gathering-evidence': 42,
  'choosing-an-attorney': 40,
  'settlement-and-mediation': 38,
  'how-courts-work': 36,
  'filing-and-serving': 32,
  'in-the-courtroom': 28,
  'representing-yourself': 24,
  'small-claims': 22,
  'discovery-and-motions': 18,
  'judgments-and-appeals': 18,
};

/** Can wait until a danger is past. */
export const backgroundReading: readonly TopicId[] = [
  'how-courts-work',
  'looking-up-the-law',
  'reading-a-contract',
  'keeping-records',
  'wills-and-powers',
];

/** For people who want to learn in advance. */
export const generalKnowledge: Brings = {
  'how-courts-work': 44,
  'looking-up-the-law': 42,
  'reading-a-contract': 36,
  'keeping-records': 36,
  'wills-and-powers': 34,
  'first-meeting': 32,
  'choosing-an-attorney': 30,
  'free-legal-help': 28,
  'small-claims': 20,
  'credit-reports': 18,
  'debt-relief-scams': 16,
};
