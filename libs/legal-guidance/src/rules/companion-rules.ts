import { situationRules } from './companion-situation.js';
import type { CompanionRule } from './rule.js';

/** Knowledge, learning style, and budget: these reorder topics more than they add any. */
const preferenceRules: readonly CompanionRule[] = [
  {
    when: { experienceLevel: ['no_experience'] },
    brings: { 'how-courts-work': 18, 'first-meeting': 16 },
    lifts: [
      { difficulty: 'beginner', by: 7 },
      { difficulty: 'advanced', by: -9 },
    ],
  },
  { when: { experienceLevel: ['some_knowledge'] }, lifts: [{ difficulty: 'intermediate', by: 5 }] },
  {
    when: { experienceLevel: ['experienced'] },
    brings: { 'looking-up-the-law': 22 },
    lifts: [
      { difficulty: 'advanced', by: 10 },
      { difficulty: 'intermediate', by: 4 },
      { topics: ['how-courts-work', 'bankruptcy-basics'], by: -14 },
    ],
  },
  { when: { preferredLearningStyle: ['reading'] }, lifts: [{ suiting: 'reading', by: 6 }] },
  { when: { preferredLearningStyle: ['step_by_step'] }, lifts: [{ suiting: 'steps', by: 6 }] },
  { when: { preferredLearningStyle: ['examples'] }, lifts: [{ suiting: 'examples', by: 6 }] },
  { when: { preferredLearningStyle: ['checklists'] }, lifts: [{ suiting: 'checklist', by: 6 }] },
  {
    when: { budgetConsiderations: ['limited'] },
    brings: { 'free-legal-help': 36, 'fee-waivers': 24 },
    lifts: [{ topics: ['choosing-an-attorney', 'attorney-fees'], by: -12 }],
  },
  {
    when: { budgetConsiderations: ['moderate'] },
    brings: { 'limited-scope-help': 28, 'attorney-fees': 24 },
  },
  {
    when: { budgetConsiderations: ['flexible'] },
    brings: { 'choosing-an-attorney': 34, 'first-meeting': 22, 'attorney-fees': 16 },
    lifts: [{ topics: ['free-legal-help', 'fee-waivers', 'representing-yourself'], by: -30 }],
  },
  {
    when: { budgetConsiderations: ['limited'], legalSituation: ['business_planning'] },
    brings: { 'what-grants-are': 20, 'finding-grants': 18, 'business-funding': 8 },
  },
  {
    when: {
      budgetConsiderations: ['limited'],
      legalSituation: ['business_planning'],
      urgencyLevel: ['planning_ahead'],
    },
    brings: { 'what-grants-are': 12, 'finding-grants': 14 },
  },
];

const concernRules: readonly CompanionRule[] = [
  {
    when: { specificConcerns: ['legal procedures'] },
    brings: { 'how-courts-work': 40, 'filing-and-serving': 32, 'court-deadlines': 24 },
  },
  {
    when: { specificConcerns: ['document preparation'] },
    brings: { 'gathering-papers': 42, 'keeping-records': 16 },
  },
  {
    when: { specificConcerns: ['document preparation'], legalSituation: ['bankruptcy'] },
    brings: { 'bankruptcy-forms': 44 },
  },
  {
    when: { specificConcerns: ['document preparation'], legalSituation: ['litigation', 'general_guidance'] },
    brings: { 'filing-and-serving': 28, 'gathering-evidence': 16 },
  },
  {
    when: { specificConcerns: ['document preparation'], legalSituation: ['business_planning'] },
    brings: { 'written-agreements': 14, 'registering-a-business': 10 },
  },
  {
    when: { specificConcerns: ['court representation'] },
    brings: {
      'choosing-an-attorney': 40,
      'limited-scope-help': 32,
      'representing-yourself': 28,
      'in-the-courtroom': 24,
      'free-legal-help': 20,
    },
  },
  { when: { specificConcerns: ['settlement negotiations'] }, brings: { 'settlement-and-mediation': 44 } },
  {
    when: {
      specificConcerns: ['settlement negotiations'],
      legalSituation: ['bankruptcy', 'general_guidance', 'business_planning'],
    },
    brings: { 'settling-debts': 38, 'tax-debt': 14 },
  },
  {
    when: { specificConcerns: ['settlement negotiations'], legalSituation: ['litigation'] },
    brings: { 'small-claims': 12, 'broken-contracts': 14 },
  },
  {
    when: { specificConcerns: ['asset protection'] },
    brings: { 'protecting-what-you-own': 40 },
  },
  {
    when: { specificConcerns: ['asset protection'], legalSituation: ['bankruptcy'] },
    brings: { exemptions: 24, 'before-you-file': 20, foreclosure: 26, repossession: 22 },
  },
  {
    when: { specificConcerns: ['asset protection'], legalSituation: ['business_planning'] },
    brings: { 'business-forms': 16, 'personal-guarantees': 24 },
  },
  {
    when: { specificConcerns: ['asset protection'], legalSituation: ['litigation', 'general_guidance'] },
    brings: { 'judgments-and-appeals': 22, exemptions: 28, garnishment: 22 },
  },
  {
    when: { specificConcerns: ['debt management'] },
    brings: {
      'debt-inventory': 42,
      'monthly-plan': 36,
      'debt-management-plans': 30,
      'debt-collectors': 28,
      'debt-relief-scams': 22,
      'student-loans': 16,
      'tax-debt': 16,
    },
  },
  {
    when: { specificConcerns: ['debt management'], legalSituation: ['business_planning'] },
    brings: { 'business-in-trouble': 32, 'business-bankruptcy': 24 },
  },
  {
    when: { specificConcerns: ['business formation'] },
    brings: { 'business-forms': 42, 'registering-a-business': 34, 'business-plan': 20 },
  },
  {
    when: { specificConcerns: ['business formation'], legalSituation: ['bankruptcy'] },
    brings: { 'business-bankruptcy': 38, 'personal-guarantees': 22 },
  },
  {
    when: { specificConcerns: ['contract review'] },
    brings: {
      'reading-a-contract': 44,
      'written-agreements': 28,
      'personal-guarantees': 22,
      'broken-contracts': 20,
    },
  },
  {
    when: { specificConcerns: ['contract review'], legalSituation: ['business_planning'] },
    brings: { 'business-leases': 34 },
  },
  {
    when: { specificConcerns: ['contract review'], legalSituation: ['litigation'] },
    brings: { 'broken-contracts': 26 },
  },
  {
    when: { specificConcerns: ['regulatory compliance'] },
    brings: {
      'licenses-and-permits': 42,
      'business-taxes': 28,
      'good-standing': 28,
      'hiring-people': 24,
      'customers-and-privacy': 24,
    },
  },
  {
    when: { specificConcerns: ['preventive measures'] },
    brings: {
      'keeping-records': 36,
      'protecting-what-you-own': 30,
      'wills-and-powers': 32,
      'written-agreements': 22,
      'credit-reports': 16,
    },
  },
];

export const companionRules: readonly CompanionRule[] = [
  ...situationRules,
  ...concernRules,
  ...preferenceRules,
];
