import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import { answersFrom, questionnaires, recommend } from '@lectern/legal-guidance';

/** @typedef {import('@lectern/legal-guidance').QuestionnaireId} QuestionnaireId */

const assessments = 100_000;
const perBatch = 5_000;
const warmUp = 2_000;
const guidance = { topics: legalTopics, words: legalGuidance };

/** @template Option @param {readonly Option[]} options */
const pick = (options) => options[Math.floor(Math.random() * options.length)];

/** Whole answers by chance; each concern with a chance of one in three. @param {QuestionnaireId} id */
function randomAnswers(id) {
  /** @type {Record<string, unknown>} */
  const choices = {};
  for (const { name, kind, options = [] } of questionnaires[id]) {
    if (kind === 'one') choices[name] = pick(options);
    if (kind !== 'some') continue;
    const some = options.filter(() => Math.random() < 1 / 3);
    choices[name] = some.length > 0 ? some : [pick(options)];
  }
  return answersFrom(id, choices);
}

/**
 * Batch by batch, so that what is measured is the rules and not the keeping of so many answers.
 * @param {QuestionnaireId} id @param {number} count
 * @returns {number} microseconds for one, on average
 */
function averageMicroseconds(id, count) {
  let spentMs = 0;
  for (let done = 0; done < count; done += perBatch) {
    const batch = Array.from({ length: Math.min(perBatch, count - done) }, () => randomAnswers(id));
    const startedAt = performance.now();
    for (const answers of batch) recommend(answers, guidance);
    spentMs += performance.now() - startedAt;
  }
  return (spentMs * 1_000) / count;
}

/** @type {[QuestionnaireId, string][]} */
const titles = [
  ['companion', 'of the wizard'],
  ['embedded', 'of the embedded questionnaire'],
];

/**
 * What it takes to lead from answers to recommendations, in this process: no server is asked, for the same rules
 * run in a visitor's browser when nothing may be sent.
 * @type {import('../benches.mjs').Bench}
 */
export const guidanceRules = {
  name: 'guidance',
  title: 'Recommendations of the legal companion',
  async run({ say }) {
    return titles.map(([id, title]) => {
      say(`${assessments.toLocaleString('en-US')} random assessments ${title}`);
      averageMicroseconds(id, warmUp);
      const value = averageMicroseconds(id, assessments);
      return {
        bench: 'guidance',
        title: `Recommendations for random answers ${title}, each`,
        value,
        unit: /** @type {const} */ ('µs'),
      };
    });
  },
};
