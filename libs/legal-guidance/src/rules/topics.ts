import type { RecommendationType } from '../recommendation.js';

/** Learning styles; both questionnaires ask, in their own words. */
export type Manner =
  | 'reading'
  | 'steps'
  | 'examples'
  | 'checklist'
  | 'templates'
  | 'pictures'
  | 'talking'
  | 'brief'
  | 'thorough';

interface TopicTraits {
  type: RecommendationType;
  suits: readonly Manner[];
}

/** Every topic that rules may recommend, in tie-breaking order: urgent ones first. */
export const topicTraits = {
  'speak-now': { type: 'act-now', suits: ['talking'] },
  'someone-to-talk-to': { type: 'ask', suits: ['talking', 'brief'] },
  'answering-a-lawsuit': { type: 'do', suits: ['steps', 'templates'] },
  'court-deadlines': { type: 'do', suits: ['checklist', 'brief', 'pictures'] },
  eviction: { type: 'do', suits: ['steps', 'checklist', 'brief'] },
  foreclosure: { type: 'ask', suits: ['steps', 'talking'] },
  repossession: { type: 'read', suits: ['brief', 'examples'] },
  garnishment: { type: 'read', suits: ['brief', 'examples'] },

  'bankruptcy-basics': { type: 'read', suits: ['reading', 'brief', 'pictures'] },
  'before-you-file': { type: 'do', suits: ['checklist', 'examples', 'brief'] },
  'automatic-stay': { type: 'read', suits: ['reading', 'brief'] },
  exemptions: { type: 'read', suits: ['examples', 'reading', 'thorough'] },
  'means-test': { type: 'do', suits: ['steps', 'pictures', 'templates'] },
  'chapter-7': { type: 'read', suits: ['reading', 'steps', 'pictures'] },
  'chapter-13': { type: 'read', suits: ['reading', 'examples', 'thorough'] },
  'debts-that-stay': { type: 'read', suits: ['reading', 'checklist', 'brief'] },
  'credit-counseling-courses': { type: 'do', suits: ['steps', 'talking'] },
  'bankruptcy-forms': { type: 'do', suits: ['templates', 'steps', 'checklist'] },
  'bankruptcy-costs': { type: 'read', suits: ['brief', 'examples'] },
  'meeting-of-creditors': { type: 'do', suits: ['checklist', 'steps', 'examples'] },
  'keeping-a-case-on-track': { type: 'do', suits: ['checklist', 'brief'] },
  'spouses-and-cosigners': { type: 'read', suits: ['examples', 'reading'] },
  'life-after-discharge': { type: 'do', suits: ['steps', 'reading', 'pictures'] },
  'business-bankruptcy': { type: 'read', suits: ['thorough', 'reading'] },

  'debt-inventory': { type: 'do', suits: ['checklist', 'templates', 'steps'] },
  'monthly-plan': { type: 'do', suits: ['templates', 'steps', 'pictures'] },
  'debt-collectors': { type: 'do', suits: ['templates', 'examples'] },
  'settling-debts': { type: 'do', suits: ['steps', 'templates', 'examples'] },
  'debt-management-plans': { type: 'ask', suits: ['talking', 'examples'] },
  'debt-relief-scams': { type: 'read', suits: ['brief', 'checklist'] },
  'credit-reports': { type: 'do', suits: ['templates', 'steps'] },
  'tax-debt': { type: 'read', suits: ['thorough', 'reading'] },
  'student-loans': { type: 'read', suits: ['thorough', 'reading'] },

  'business-forms': { type: 'read', suits: ['pictures', 'reading', 'examples'] },
  'registering-a-business': { type: 'do', suits: ['checklist', 'steps'] },
  'business-plan': { type: 'do', suits: ['templates', 'talking', 'examples'] },
  'business-funding': { type: 'read', suits: ['reading', 'examples'] },
  'business-in-trouble': { type: 'ask', suits: ['talking', 'steps'] },

  'reading-a-contract': { type: 'do', suits: ['examples', 'checklist', 'steps'] },
  'written-agreements': { type: 'do', suits: ['templates', 'examples'] },
  'personal-guarantees': { type: 'read', suits: ['examples', 'brief'] },
  'business-leases': { type: 'ask', suits: ['checklist', 'examples'] },
  'broken-contracts': { type: 'do', suits: ['steps', 'templates', 'reading'] },

  'settlement-and-mediation': { type: 'ask', suits: ['talking', 'examples', 'steps'] },
  'small-claims': { type: 'do', suits: ['steps', 'checklist'] },
  'gathering-evidence': { type: 'do', suits: ['checklist', 'templates'] },
  'discovery-and-motions': { type: 'read', suits: ['thorough', 'reading'] },
  'judgments-and-appeals': { type: 'read', suits: ['thorough', 'reading'] },

  'licenses-and-permits': { type: 'do', suits: ['checklist', 'steps'] },
  'hiring-people': { type: 'read', suits: ['checklist', 'reading'] },
  'business-taxes': { type: 'do', suits: ['checklist', 'pictures', 'talking'] },
  'good-standing': { type: 'do', suits: ['checklist', 'brief'] },
  'customers-and-privacy': { type: 'read', suits: ['reading', 'thorough'] },

  'what-grants-are': { type: 'read', suits: ['brief', 'reading'] },
  'finding-grants': { type: 'do', suits: ['steps', 'checklist'] },
  'grant-proposals': { type: 'do', suits: ['examples', 'templates', 'thorough'] },
  'grant-registrations': { type: 'do', suits: ['steps', 'checklist'] },

  'gathering-papers': { type: 'do', suits: ['checklist', 'templates', 'brief'] },
  'keeping-records': { type: 'do', suits: ['checklist', 'brief'] },
  'wills-and-powers': { type: 'do', suits: ['templates', 'talking'] },
  'protecting-what-you-own': { type: 'read', suits: ['examples', 'thorough'] },

  'how-courts-work': { type: 'read', suits: ['reading', 'pictures'] },
  'filing-and-serving': { type: 'do', suits: ['steps', 'templates', 'checklist'] },
  'in-the-courtroom': { type: 'do', suits: ['examples', 'checklist', 'pictures'] },
  'representing-yourself': { type: 'read', suits: ['steps', 'thorough'] },
  'fee-waivers': { type: 'do', suits: ['templates', 'brief'] },
  'looking-up-the-law': { type: 'do', suits: ['steps', 'thorough', 'reading'] },

  'free-legal-help': { type: 'ask', suits: ['talking', 'brief'] },
  'choosing-an-attorney': { type: 'ask', suits: ['talking', 'checklist'] },
  'first-meeting': { type: 'do', suits: ['checklist', 'talking', 'templates'] },
  'limited-scope-help': { type: 'ask', suits: ['talking', 'brief'] },
  'working-with-your-attorney': { type: 'do', suits: ['talking', 'checklist'] },
  'attorney-fees': { type: 'ask', suits: ['brief', 'examples'] },
} as const satisfies Readonly<Record<string, TopicTraits>>;

export type TopicId = keyof typeof topicTraits;

export const topicIds = Object.keys(topicTraits) as readonly TopicId[];
