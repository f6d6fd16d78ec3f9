import type { CompanionRule } from '../rule.js';

/** What the ten concerns of the wizard add. */
export const concernRules: readonly CompanionRule[] = [
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
