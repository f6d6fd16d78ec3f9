import { type Answers, type Guidance, recommend, RULES_VERSION } from '@lectern/legal-guidance';

interface TypicalSituation {
  title: string;
  description: string;
  answers: Answers;
}

/**
 * Twelve people to judge the rules by; docs/legal-situations.md lists the recommendations each of them gets.
 */
export const typicalSituations: readonly TypicalSituation[] = [
  {
    title: 'A foreclosure sale next week',
    description:
      'Behind on the mortgage and the cards; a foreclosure sale is set for next Thursday. No money, no attorney, never seen a court.',
    answers: {
      questionnaire: 'companion',
      legalSituation: 'bankruptcy',
      urgencyLevel: 'immediate',
      experienceLevel: 'no_experience',
      specificConcerns: ['asset protection', 'debt management'],
      preferredLearningStyle: 'step_by_step',
      budgetConsiderations: 'limited',
    },
  },
  {
    title: 'Thinking of filing',
    description:
      'Cards and medical bills, steady work, a paid-off car. Wonders about bankruptcy and about the credit score.',
    answers: {
      questionnaire: 'embedded',
      legalSituation: 'bankruptcy-considering',
      urgencyLevel: 'soon',
      timelineNeeded: 'next-3-months',
      previousExperience: 'none',
      currentRepresentation: 'none',
      primaryConcerns: ['protecting assets', 'credit score impact'],
      learningStyle: 'reading',
      preferredFormat: 'step-by-step',
      budgetRange: 'moderate',
      timeCommitment: 'minimal',
    },
  },
  {
    title: 'Filed alone, with the meeting in two weeks',
    description:
      'Filed Chapter 7 without an attorney. The notice with the date of the meeting has come, and nerves with it.',
    answers: {
      questionnaire: 'embedded',
      legalSituation: 'bankruptcy-process',
      urgencyLevel: 'soon',
      timelineNeeded: 'this-month',
      previousExperience: 'some',
      currentRepresentation: 'self-representing',
      primaryConcerns: ['procedures', 'avoiding mistakes'],
      learningStyle: 'interactive',
      preferredFormat: 'quick-reference',
      budgetRange: 'minimal',
      timeCommitment: 'moderate',
    },
  },
  {
    title: 'In Chapter 13, with an attorney and a cosigner',
    description:
      'A plan has been running for a year. Her mother cosigned the car, and she would like to buy a house one day.',
    answers: {
      questionnaire: 'embedded',
      legalSituation: 'bankruptcy-process',
      urgencyLevel: 'planning',
      timelineNeeded: 'next-6-months',
      previousExperience: 'moderate',
      currentRepresentation: 'hired',
      primaryConcerns: ['credit score impact', 'family effects', 'future financial planning'],
      learningStyle: 'consultation',
      preferredFormat: 'comprehensive',
      budgetRange: 'substantial',
      timeCommitment: 'moderate',
    },
  },
  {
    title: 'Drowning slowly',
    description:
      'Six cards at the limit, collectors on the telephone, nothing from a court yet. Has an offer from a debt relief company.',
    answers: {
      questionnaire: 'embedded',
      legalSituation: 'debt-management',
      urgencyLevel: 'soon',
      timelineNeeded: 'next-3-months',
      previousExperience: 'none',
      currentRepresentation: 'none',
      primaryConcerns: ['managing debt', 'avoiding mistakes'],
      learningStyle: 'interactive',
      preferredFormat: 'templates',
      budgetRange: 'minimal',
      timeCommitment: 'minimal',
    },
  },
  {
    title: 'Served by a debt buyer',
    description:
      'A summons came on Monday about a card from six years ago, from a company she has never heard of.',
    answers: {
      questionnaire: 'companion',
      legalSituation: 'litigation',
      urgencyLevel: 'within_month',
      experienceLevel: 'no_experience',
      specificConcerns: ['legal procedures', 'document preparation', 'debt management'],
      preferredLearningStyle: 'checklists',
      budgetConsiderations: 'limited',
    },
  },
  {
    title: 'A dispute over a roof',
    description: 'The roofer took half in advance and left. No lawsuit yet; he would rather settle.',
    answers: {
      questionnaire: 'companion',
      legalSituation: 'litigation',
      urgencyLevel: 'within_year',
      experienceLevel: 'some_knowledge',
      specificConcerns: ['settlement negotiations', 'contract review'],
      preferredLearningStyle: 'examples',
      budgetConsiderations: 'moderate',
    },
  },
  {
    title: 'A bakery, next spring',
    description:
      'Two sisters want to open a bakery. They have savings, a lease to look at, and no company yet.',
    answers: {
      questionnaire: 'companion',
      legalSituation: 'business_planning',
      urgencyLevel: 'within_year',
      experienceLevel: 'no_experience',
      specificConcerns: ['business formation', 'contract review', 'regulatory compliance'],
      preferredLearningStyle: 'checklists',
      budgetConsiderations: 'moderate',
    },
  },
  {
    title: 'A reading program that needs a grant',
    description:
      'A church group wants to become a nonprofit and pay for a reading program. There is no money for anything.',
    answers: {
      questionnaire: 'companion',
      legalSituation: 'business_planning',
      urgencyLevel: 'planning_ahead',
      experienceLevel: 'some_knowledge',
      specificConcerns: ['document preparation'],
      preferredLearningStyle: 'examples',
      budgetConsiderations: 'limited',
    },
  },
  {
    title: 'A shop that cannot pay its rent',
    description:
      'The landlord has given notice for Friday. Suppliers are owed, and so are payroll taxes; she signed the lease herself.',
    answers: {
      questionnaire: 'embedded',
      legalSituation: 'business-planning',
      urgencyLevel: 'immediate',
      timelineNeeded: 'this-week',
      previousExperience: 'some',
      currentRepresentation: 'none',
      primaryConcerns: ['business implications', 'managing debt'],
      learningStyle: 'reading',
      preferredFormat: 'quick-reference',
      budgetRange: 'moderate',
      timeCommitment: 'moderate',
    },
  },
  {
    title: 'Putting things in order',
    description:
      'At sixty-one, after a friend’s sudden death: what should be written down, and what kept safe?',
    answers: {
      questionnaire: 'companion',
      legalSituation: 'general_guidance',
      urgencyLevel: 'planning_ahead',
      experienceLevel: 'some_knowledge',
      specificConcerns: ['asset protection', 'preventive measures'],
      preferredLearningStyle: 'reading',
      budgetConsiderations: 'flexible',
    },
  },
  {
    title: 'Papers on the door',
    description:
      'Came home to papers from a court taped to the door, about the apartment. A hearing is on Thursday; there are children.',
    answers: {
      questionnaire: 'embedded',
      legalSituation: 'other',
      urgencyLevel: 'immediate',
      timelineNeeded: 'this-week',
      previousExperience: 'none',
      currentRepresentation: 'none',
      primaryConcerns: ['timeline and deadlines', 'family effects', 'cost of representation'],
      learningStyle: 'consultation',
      preferredFormat: 'personal-coaching',
      budgetRange: 'minimal',
      timeCommitment: 'minimal',
    },
  },
];

const shown = 5;

export function situationsPage(guidance: Guidance): string {
  const parts = typicalSituations.map(({ title, description, answers }, at) => {
    const rows = recommend(answers, guidance)
      .slice(0, shown)
      .map(({ title: name, priority, why }, place) => [String(place + 1), name, priority, why]);
    return `## ${at + 1}. ${title}\n\n${description}\n\n${table([['', 'Recommendation', 'Priority', 'Why'], ...rows])}\n`;
  });
  return [
    '# First recommendations for twelve people\n',
    `Written by \`npm run situations -w libs/catalogue\` from the rules (version ${RULES_VERSION}) and the topics; a test fails when it is out of date. Read it and ask: would an experienced legal-aid worker agree?\n`,
    ...parts,
  ].join('\n');
}

/** Formats a table as oxfmt does: columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = rows.map((row) => line(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
