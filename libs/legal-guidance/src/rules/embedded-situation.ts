import type { EmbeddedRule } from './rule.js';
import {
  bankruptcyAhead,
  bankruptcyFiled,
  business,
  debts,
  generalKnowledge,
  backgroundReading,
  settingUp,
} from './subjects.js';

const hasDebtConcerns = ['bankruptcy-considering', 'bankruptcy-process', 'debt-management'] as const;

export const situationRules: readonly EmbeddedRule[] = [
  { when: { legalSituation: ['bankruptcy-considering'] }, brings: bankruptcyAhead },
  { when: { legalSituation: ['bankruptcy-process'] }, brings: bankruptcyFiled },
  { when: { legalSituation: ['debt-management'] }, brings: debts },
  { when: { legalSituation: ['business-planning'] }, brings: business },
  {
    when: { legalSituation: ['legal-research'] },
    brings: {
      ...generalKnowledge,
      'looking-up-the-law': 60,
      'free-legal-help': 16,
      'discovery-and-motions': 16,
    },
  },
  {
    when: { legalSituation: ['other'] },
    brings: { ...generalKnowledge, 'first-meeting': 36, 'free-legal-help': 40 },
  },

  // In every urgent case, a licensed professional comes first.
  { when: { urgencyLevel: ['immediate'] }, brings: { 'speak-now': 100 } },
  { when: { timelineNeeded: ['this-week'] }, brings: { 'speak-now': 100 } },
  {
    when: { primaryConcerns: ['timeline and deadlines'], timelineNeeded: ['this-month'] },
    brings: { 'speak-now': 90 },
  },
  {
    when: { legalSituation: ['bankruptcy-process'], timelineNeeded: ['this-month'] },
    brings: { 'speak-now': 90 },
  },
  { when: { urgencyLevel: ['immediate'] }, brings: { 'court-deadlines': 26 } },
  {
    when: { legalSituation: hasDebtConcerns, urgencyLevel: ['immediate'] },
    brings: {
      foreclosure: 34,
      garnishment: 32,
      repossession: 26,
      'answering-a-lawsuit': 30,
      eviction: 22,
      'someone-to-talk-to': 30,
    },
  },
  {
    when: { legalSituation: ['bankruptcy-considering'], urgencyLevel: ['immediate', 'soon'] },
    brings: { 'automatic-stay': 6, 'before-you-file': 6 },
  },
  {
    when: { legalSituation: ['bankruptcy-considering'], urgencyLevel: ['immediate'] },
    brings: { 'automatic-stay': 24, foreclosure: 14 },
  },
  {
    when: { legalSituation: ['bankruptcy-considering'], previousExperience: ['none', 'some'] },
    brings: { 'bankruptcy-basics': 14 },
  },
  {
    when: { legalSituation: ['business-planning'], urgencyLevel: ['immediate'] },
    brings: { 'business-in-trouble': 46, 'reading-a-contract': 16, 'answering-a-lawsuit': 24 },
    lifts: [{ topics: settingUp, by: -36 }],
  },
  {
    when: { legalSituation: ['business-planning'], timelineNeeded: ['this-week'] },
    brings: { 'business-in-trouble': 30, 'court-deadlines': 26 },
    lifts: [{ topics: settingUp, by: -24 }],
  },
  {
    when: { legalSituation: ['legal-research', 'other'], urgencyLevel: ['immediate'] },
    brings: {
      'answering-a-lawsuit': 48,
      'court-deadlines': 12,
      eviction: 46,
      'in-the-courtroom': 22,
      'someone-to-talk-to': 28,
    },
    lifts: [{ topics: backgroundReading, by: -26 }],
  },
  { when: { urgencyLevel: ['soon'] }, brings: { 'first-meeting': 24 }, lifts: [{ type: 'do', by: 5 }] },
  {
    when: { urgencyLevel: ['planning'] },
    brings: { 'keeping-records': 22 },
    lifts: [{ category: 'records', by: 6 }],
  },
  {
    when: { urgencyLevel: ['research'] },
    brings: { 'looking-up-the-law': 26 },
    lifts: [{ type: 'read', by: 8 }],
  },

  {
    when: { legalSituation: hasDebtConcerns, timelineNeeded: ['this-week'] },
    brings: {
      'automatic-stay': 16,
      foreclosure: 30,
      garnishment: 26,
      'answering-a-lawsuit': 58,
      'court-deadlines': 44,
    },
  },
  { when: { timelineNeeded: ['this-week'] }, brings: { 'free-legal-help': 18 } },
  {
    when: { timelineNeeded: ['this-month'] },
    brings: { 'gathering-papers': 22, 'court-deadlines': 14 },
    lifts: [{ lastingMinutes: { atMost: 20 }, by: 4 }],
  },
  { when: { timelineNeeded: ['next-3-months'] }, lifts: [{ type: 'do', by: 4 }] },
  {
    when: { timelineNeeded: ['next-6-months'] },
    lifts: [
      { type: 'read', by: 4 },
      { category: 'grants', by: 6 },
    ],
  },
  {
    when: { timelineNeeded: ['flexible'] },
    brings: { 'protecting-what-you-own': 20, 'wills-and-powers': 16 },
  },
  {
    when: { legalSituation: ['legal-research', 'other'], timelineNeeded: ['this-week'] },
    brings: { 'answering-a-lawsuit': 26, eviction: 26, 'court-deadlines': 24 },
    lifts: [{ topics: backgroundReading, by: -20 }],
  },
  {
    when: { legalSituation: ['bankruptcy-considering'], timelineNeeded: ['next-6-months', 'flexible'] },
    brings: { 'debt-inventory': 40, 'debt-management-plans': 20, 'debt-relief-scams': 22 },
  },
  {
    when: {
      legalSituation: ['business-planning'],
      timelineNeeded: ['next-3-months', 'next-6-months', 'flexible'],
    },
    brings: { 'finding-grants': 26, 'grant-proposals': 24, 'grant-registrations': 18 },
  },
];
