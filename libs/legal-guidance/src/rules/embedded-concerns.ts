import type { EmbeddedRule } from './rule.js';

const owing = ['bankruptcy-considering', 'bankruptcy-process', 'debt-management'] as const;
/** After filing, people must not settle debts alone or move property. */
const notFiled = ['bankruptcy-considering', 'debt-management'] as const;
const notOwing = ['business-planning', 'legal-research', 'other'] as const;

export const concernRules: readonly EmbeddedRule[] = [
  { when: { primaryConcerns: ['procedures'] }, brings: { 'how-courts-work': 28 } },
  {
    when: {
      primaryConcerns: ['procedures'],
      legalSituation: ['bankruptcy-considering', 'bankruptcy-process'],
    },
    brings: { 'meeting-of-creditors': 28 },
  },
  {
    when: { primaryConcerns: ['procedures'], legalSituation: ['bankruptcy-considering'] },
    brings: { 'bankruptcy-forms': 30, 'chapter-7': 12, 'chapter-13': 8 },
  },
  {
    when: { primaryConcerns: ['procedures'], legalSituation: ['debt-management', ...notOwing] },
    brings: { 'filing-and-serving': 28, 'in-the-courtroom': 20, 'discovery-and-motions': 12 },
  },
  { when: { primaryConcerns: ['protecting assets'] }, brings: { 'protecting-what-you-own': 30 } },
  {
    when: { primaryConcerns: ['protecting assets'], legalSituation: owing },
    brings: { exemptions: 26, foreclosure: 20, repossession: 18, garnishment: 14 },
  },
  {
    when: { primaryConcerns: ['protecting assets'], legalSituation: notFiled },
    brings: { 'before-you-file': 24 },
  },
  {
    when: { primaryConcerns: ['protecting assets'], legalSituation: notOwing },
    brings: { 'personal-guarantees': 28, 'business-forms': 16 },
  },
  {
    when: { primaryConcerns: ['managing debt'] },
    brings: { 'monthly-plan': 34, 'debts-that-stay': 10 },
  },
  {
    when: { primaryConcerns: ['managing debt'], legalSituation: [...notFiled, ...notOwing] },
    brings: {
      'debt-inventory': 38,
      'debt-management-plans': 26,
      'debt-collectors': 24,
      'settling-debts': 18,
    },
  },
  {
    when: { primaryConcerns: ['managing debt'], legalSituation: ['bankruptcy-process'] },
    brings: { 'debts-that-stay': 18, 'chapter-13': 16, 'debt-relief-scams': 18 },
  },
  {
    when: { primaryConcerns: ['managing debt'], legalSituation: ['business-planning'] },
    brings: { 'business-in-trouble': 30, 'business-bankruptcy': 26 },
  },
  {
    when: { primaryConcerns: ['managing debt'], timeCommitment: ['substantial', 'intensive'] },
    brings: { 'tax-debt': 24, 'student-loans': 24 },
  },
  {
    when: { primaryConcerns: ['avoiding mistakes'] },
    brings: { 'debt-relief-scams': 30, 'keeping-records': 20 },
  },
  {
    when: {
      primaryConcerns: ['avoiding mistakes'],
      legalSituation: ['bankruptcy-considering', 'debt-management'],
    },
    brings: { 'before-you-file': 26, 'debts-that-stay': 12 },
  },
  {
    when: { primaryConcerns: ['avoiding mistakes'], legalSituation: ['bankruptcy-process'] },
    brings: { 'keeping-a-case-on-track': 24, 'bankruptcy-forms': 16 },
  },
  {
    when: { primaryConcerns: ['avoiding mistakes'], legalSituation: notOwing },
    brings: { 'reading-a-contract': 26, 'written-agreements': 20, 'good-standing': 14 },
  },
  {
    when: { primaryConcerns: ['cost of representation'] },
    brings: { 'attorney-fees': 40, 'free-legal-help': 30, 'limited-scope-help': 30, 'fee-waivers': 22 },
  },
  {
    when: {
      primaryConcerns: ['cost of representation'],
      legalSituation: ['bankruptcy-considering', 'bankruptcy-process'],
    },
    brings: { 'bankruptcy-costs': 30 },
  },
  { when: { primaryConcerns: ['timeline and deadlines'] }, brings: { 'court-deadlines': 44 } },
  {
    when: { primaryConcerns: ['timeline and deadlines'], legalSituation: notFiled },
    brings: { 'answering-a-lawsuit': 24 },
  },
  {
    when: { primaryConcerns: ['timeline and deadlines'], legalSituation: ['bankruptcy-process'] },
    brings: { 'keeping-a-case-on-track': 20 },
  },
  {
    when: { primaryConcerns: ['credit score impact'] },
    brings: { 'credit-reports': 44, 'debt-relief-scams': 12 },
  },
  {
    when: { primaryConcerns: ['credit score impact'], legalSituation: owing },
    brings: { 'life-after-discharge': 26 },
  },
  {
    when: { primaryConcerns: ['family effects'] },
    brings: { 'someone-to-talk-to': 24 },
  },
  {
    when: { primaryConcerns: ['family effects'], legalSituation: owing },
    brings: { 'spouses-and-cosigners': 56 },
  },
  {
    when: { primaryConcerns: ['family effects'], legalSituation: notOwing },
    brings: { 'wills-and-powers': 24 },
  },
  {
    when: { primaryConcerns: ['business implications'] },
    brings: {
      'business-in-trouble': 24,
      'personal-guarantees': 30,
      'business-forms': 20,
      'business-taxes': 16,
    },
  },
  {
    when: { primaryConcerns: ['business implications'], legalSituation: owing },
    brings: { 'business-bankruptcy': 42 },
  },
  {
    when: { primaryConcerns: ['business implications'], legalSituation: notOwing },
    brings: {
      'business-leases': 26,
      'broken-contracts': 24,
      'hiring-people': 18,
      'customers-and-privacy': 20,
    },
  },
  {
    when: { primaryConcerns: ['future financial planning'] },
    brings: { 'monthly-plan': 32, 'wills-and-powers': 20, 'protecting-what-you-own': 24 },
  },
  {
    when: { primaryConcerns: ['future financial planning'], legalSituation: owing },
    brings: { 'life-after-discharge': 22, 'credit-reports': 8 },
  },
  {
    when: { primaryConcerns: ['future financial planning'], legalSituation: ['business-planning'] },
    brings: { 'business-plan': 16, 'business-funding': 16 },
  },
];
