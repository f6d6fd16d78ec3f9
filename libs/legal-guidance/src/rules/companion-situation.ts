import type { CompanionRule } from './rule.js';
import {
  bankruptcyAhead,
  business,
  generalKnowledge,
  lawsuits,
  backgroundReading,
  settingUp,
} from './subjects.js';

export const situationRules: readonly CompanionRule[] = [
  { when: { legalSituation: ['bankruptcy'] }, brings: bankruptcyAhead },
  { when: { legalSituation: ['business_planning'] }, brings: business },
  { when: { legalSituation: ['litigation'] }, brings: lawsuits },
  { when: { legalSituation: ['general_guidance'] }, brings: generalKnowledge },

  // In every urgent case, a licensed professional comes first.
  { when: { urgencyLevel: ['immediate'] }, brings: { 'speak-now': 100, 'free-legal-help': 30 } },
  { when: { legalSituation: ['litigation'], urgencyLevel: ['within_month'] }, brings: { 'speak-now': 90 } },
  {
    when: { specificConcerns: ['court representation'], urgencyLevel: ['within_month'] },
    brings: { 'speak-now': 80 },
  },

  {
    when: { legalSituation: ['bankruptcy'], urgencyLevel: ['immediate'] },
    brings: {
      'automatic-stay': 44,
      foreclosure: 64,
      garnishment: 40,
      repossession: 30,
      eviction: 22,
      'someone-to-talk-to': 32,
    },
  },
  {
    when: { legalSituation: ['bankruptcy'], urgencyLevel: ['within_month'] },
    brings: {
      'gathering-papers': 16,
      'credit-counseling-courses': 12,
      'automatic-stay': 8,
      'choosing-an-attorney': 34,
    },
  },
  {
    when: { legalSituation: ['bankruptcy'], urgencyLevel: ['within_year', 'planning_ahead'] },
    brings: {
      'debt-inventory': 44,
      'debt-management-plans': 18,
      'monthly-plan': 26,
      'debt-relief-scams': 20,
    },
  },
  {
    when: { legalSituation: ['litigation'], urgencyLevel: ['immediate', 'within_month'] },
    brings: { 'answering-a-lawsuit': 62, 'court-deadlines': 16, 'filing-and-serving': 8 },
  },
  {
    when: {
      legalSituation: ['litigation'],
      urgencyLevel: ['immediate', 'within_month'],
      budgetConsiderations: ['limited'],
    },
    brings: { 'free-legal-help': 66, 'fee-waivers': 12 },
  },
  {
    when: { legalSituation: ['litigation'], urgencyLevel: ['within_year', 'planning_ahead'] },
    brings: {
      'gathering-evidence': 18,
      'settlement-and-mediation': 18,
      'small-claims': 28,
      'attorney-fees': 22,
    },
    lifts: [{ topics: ['answering-a-lawsuit', 'court-deadlines'], by: -26 }],
  },
  {
    when: { legalSituation: ['business_planning'], urgencyLevel: ['immediate'] },
    brings: {
      'business-in-trouble': 66,
      'answering-a-lawsuit': 26,
      'court-deadlines': 42,
      'reading-a-contract': 10,
      'personal-guarantees': 12,
    },
    lifts: [{ topics: settingUp, by: -36 }],
  },
  {
    when: { legalSituation: ['business_planning'], urgencyLevel: ['within_month'] },
    brings: { 'registering-a-business': 12, 'licenses-and-permits': 12 },
  },
  {
    when: { legalSituation: ['business_planning'], urgencyLevel: ['within_year', 'planning_ahead'] },
    brings: { 'business-plan': 14, 'what-grants-are': 14, 'finding-grants': 24, 'business-funding': 10 },
  },
  {
    when: { legalSituation: ['business_planning'], urgencyLevel: ['planning_ahead'] },
    brings: { 'what-grants-are': 10, 'finding-grants': 8, 'grant-proposals': 26, 'grant-registrations': 20 },
  },
  {
    when: { legalSituation: ['general_guidance'], urgencyLevel: ['immediate'] },
    brings: {
      'court-deadlines': 46,
      'someone-to-talk-to': 30,
      'answering-a-lawsuit': 48,
      eviction: 42,
      foreclosure: 24,
    },
    lifts: [{ topics: backgroundReading, by: -26 }],
  },
  {
    when: { legalSituation: ['general_guidance'], urgencyLevel: ['within_month'] },
    brings: { 'first-meeting': 16, 'choosing-an-attorney': 14, 'court-deadlines': 26 },
  },
  {
    when: { legalSituation: ['general_guidance'], urgencyLevel: ['within_year', 'planning_ahead'] },
    brings: { 'wills-and-powers': 20, 'protecting-what-you-own': 26, 'keeping-records': 8 },
  },
];
