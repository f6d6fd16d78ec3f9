import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answers,
  answersFrom,
  type Guidance,
  type QuestionnaireId,
  questionnaires,
  type Recommendation,
  recommend,
  topicIds,
} from '@lectern/legal-guidance';
import { pseudorandomNumbers, sampleAnswers } from '@lectern/legal-guidance/testing';
import { realContent } from '../../testing/content-copy.js';
import { partContent } from '../../parts.js';
import { readContent } from '../read-content.js';

/** A fixed sample; the wizard's answers are tested exhaustively. */
const sampleSize = 10_000;

/**
 * Every combination of the wizard's single choices with no concern, each concern, each pair, and all of
 * them.
 */
function* allOfTheWizard(): Generator<Answers> {
  const concerns = questionnaires.companion.find(({ kind }) => kind === 'some')?.options ?? [];
  const selections = [
    [],
    concerns,
    ...concerns.flatMap((one, at) => [[one], ...concerns.slice(at + 1).map((other) => [one, other])]),
  ];
  let combinations: Record<string, string>[] = [{}];
  for (const { name, kind, options = [] } of questionnaires.companion) {
    if (kind !== 'one') continue;
    combinations = combinations.flatMap((each) => options.map((option) => ({ ...each, [name]: option })));
  }
  for (const choices of combinations)
    for (const specificConcerns of selections)
      yield answersFrom('companion', { ...choices, specificConcerns });
}

function* sampleOf(questionnaire: QuestionnaireId, size: number): Generator<Answers> {
  const next = pseudorandomNumbers(2024);
  for (let drawn = 0; drawn < size; drawn++) yield sampleAnswers(questionnaire, next);
}

/** A near deadline, a served paper, or a home at risk: these people need help first, not reading. */
function isUrgent(answers: Answers): boolean {
  if (answers.urgencyLevel === 'immediate') return true;
  if (answers.questionnaire === 'companion') {
    const { legalSituation, specificConcerns } = answers;
    const goesToCourt = legalSituation === 'litigation' || specificConcerns.includes('court representation');
    return answers.urgencyLevel === 'within_month' && goesToCourt;
  }
  const { timelineNeeded, primaryConcerns, legalSituation } = answers;
  const hasDates =
    primaryConcerns.includes('timeline and deadlines') || legalSituation === 'bankruptcy-process';
  return timelineNeeded === 'this-week' || (timelineNeeded === 'this-month' && hasDates);
}

function faultOf(list: readonly Recommendation[], answers: Answers): string | null {
  const ids = list.map(({ topicId }) => topicId);
  if (list.length < 5 || list.length > 12) return `has ${list.length} entries`;
  if (new Set(ids).size < ids.length) return 'names a topic twice';
  if ((ids[0] === 'speak-now') !== isUrgent(answers)) return `is led by ${ids[0]}`;
  if (list[0]?.priority !== 'high') return 'has nothing to begin with';
  if (list.some(({ priorityRank }, at) => at > 0 && priorityRank < (list[at - 1]?.priorityRank ?? 0)))
    return 'rises in priority';
  return null;
}

describe('the guidance of this site', () => {
  let guidance: Guidance = { topics: [], words: {} as Guidance['words'] };
  const told = (answers: Answers) => recommend(answers, guidance);
  const order = (answers: Answers) => told(answers).map(({ topicId }) => topicId);

  beforeAll(async () => {
    const { topics, guidance: words } = partContent(
      'legal-companion',
      (await readContent(realContent)).legal,
    );
    guidance = { topics, words };
  });

  const faultsIn = (many: Iterable<Answers>) => {
    const faults: string[] = [];
    let count = 0;
    for (const answers of many) {
      count += 1;
      const fault = faultOf(told(answers), answers);
      if (fault) faults.push(`The list for ${JSON.stringify(answers)} ${fault}.`);
    }
    return { count, faults: faults.slice(0, 3) };
  };

  it('gives every combination of the wizard a list with the right first entry and no duplicates', () => {
    expect(faultsIn(allOfTheWizard())).toEqual({ count: 576 * 57, faults: [] });
  });

  it('gives a sample of the embedded questionnaire the same', () => {
    expect(faultsIn(sampleOf('embedded', sampleSize))).toEqual({ count: sampleSize, faults: [] });
  });

  it('gives the same answers the same list', () => {
    for (const answers of sampleOf('embedded', 200)) expect(told(answers)).toEqual(told({ ...answers }));
  });

  it.each(Object.keys(questionnaires) as QuestionnaireId[])(
    'lets every option of every question of the %s questionnaire change a list compared with its neighbors',
    (id) => {
      const pairs: [string, unknown, unknown][] = questionnaires[id].flatMap(
        ({ name, kind, options = [] }) => {
          if (kind === 'one')
            return options.flatMap((one, at) =>
              options.slice(at + 1).map((other): [string, unknown, unknown] => [name, one, other]),
            );
          const [first = '', second = ''] = options;
          return options.map((one): [string, unknown, unknown] => {
            const without = one === first ? second : first;
            return [name, [without], [without, one]];
          });
        },
      );
      const samples = [...sampleOf(id, 300)];
      const idle = pairs.filter(
        ([name, one, other]) =>
          !samples.some((answers) => {
            const [with1, with2] = [one, other].map((value) =>
              answersFrom(id, { ...answers, [name]: value }),
            );
            return with1 && with2 && order(with1).join() !== order(with2).join();
          }),
      );
      expect(idle).toEqual([]);
    },
  );

  it('recommends every topic of the rules for at least one combination', () => {
    const seen = new Set([...sampleOf('companion', 3_000), ...sampleOf('embedded', 3_000)].flatMap(order));
    expect(topicIds.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('gives reasons that name one to three of the given answers and no others', () => {
    for (const id of Object.keys(questionnaires) as QuestionnaireId[]) {
      for (const answers of sampleOf(id, 300)) {
        const given = Object.entries(answers).flatMap(([name, value]) => {
          const { options = {} } = guidance.words.questions[id][name] ?? {};
          return [value].flat().flatMap((option) => options[option]?.because ?? []);
        });
        for (const { why } of told(answers)) {
          const longestFirst = given.toSorted((one, other) => other.length - one.length);
          const shape = longestFirst.reduce((text, clause) => text.replace(clause, '…'), why);
          expect(shape).toMatch(/^Because …(?:(?:, …)? and …)?\.$/);
        }
      }
    }
  });

  it('never advises debt settlement or pre-filing steps within a bankruptcy', () => {
    const strange = ['before-you-file', 'settling-debts', 'debt-management-plans', 'means-test'];
    for (const answers of sampleOf('embedded', 3_000)) {
      if (answers.legalSituation !== 'bankruptcy-process') continue;
      expect(order(answers).filter((id) => strange.includes(id))).toEqual([]);
    }
  });

  it('never advises finding an attorney to people who have one', () => {
    for (const answers of sampleOf('embedded', 3_000)) {
      if (answers.questionnaire !== 'embedded' || answers.currentRepresentation !== 'hired') continue;
      const strange = ['choosing-an-attorney', 'first-meeting', 'free-legal-help', 'limited-scope-help'];
      expect(order(answers).filter((id) => strange.includes(id))).toEqual([]);
    }
  });
});
