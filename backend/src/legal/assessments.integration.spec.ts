import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { legalTopics } from '@lectern/catalogue/legal-topics';
import { RULES_VERSION } from '@lectern/legal-guidance';

import { CompanionVisitor, EMBEDDED, type Made, type Refusal, WIZARD } from '../testing/companion-visitor.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { Recommendations } from './index.js';

const TABLES = [
  ...['user_assessments', 'assessment_details', 'assessment_requests', 'resource_recommendations'],
  ...['recommendation_details', 'companion_sessions', 'mail_deliveries'],
];

/** An invalid answer: name, change, field, and expected sentence. */
type Wrong = [what: string, change: object, field: string, sentence: string | RegExp];

const COMPANION: Wrong[] = [
  ['no address', { userEmail: undefined }, 'userEmail', 'Please enter a valid email address'],
  [
    'no situation',
    { legalSituation: undefined },
    'legalSituation',
    'Please choose an answer (legalSituation).',
  ],
  ['no urgency', { urgencyLevel: '' }, 'urgencyLevel', 'Please choose an answer (urgencyLevel).'],
  [
    'no experience',
    { experienceLevel: null },
    'experienceLevel',
    'Please choose an answer (experienceLevel).',
  ],
  [
    ...(['no learning style', { preferredLearningStyle: undefined }, 'preferredLearningStyle'] as const),
    'Please choose an answer (preferredLearningStyle).',
  ],
  [
    ...(['no budget', { budgetConsiderations: undefined }, 'budgetConsiderations'] as const),
    'Please choose an answer (budgetConsiderations).',
  ],
  [
    ...([
      'an option of the other questionnaire',
      { legalSituation: 'debt-management' },
      'legalSituation',
    ] as const),
    'Please choose among bankruptcy, business_planning, litigation, general_guidance (legalSituation).',
  ],
  ['a list for one', { urgencyLevel: ['immediate'] }, 'urgencyLevel', /plain words \(urgencyLevel\)/],
  ['a word for a list', { specificConcerns: 'debt management' }, 'specificConcerns', /list of answers/],
  [
    'a concern of no list',
    { specificConcerns: ['divorce'] },
    'specificConcerns',
    /^Please choose among legal proc/,
  ],
  [
    'a concern twice',
    { specificConcerns: Array(2).fill('debt management') },
    'specificConcerns',
    /once at most/,
  ],
  [
    'too many concerns',
    { specificConcerns: Array(50).fill('debt management') },
    'specificConcerns',
    /once at most/,
  ],
  [
    'an object for a concern',
    { specificConcerns: [{ toString: 'x' }] },
    'specificConcerns',
    /list of answers/,
  ],
  ['a field that nobody asked', { isAdmin: true }, 'isAdmin', '"isAdmin" is not a known field.'],
  ['a mail wish that is none', { mailRoadmap: 'yes' }, 'mailRoadmap', /true or false/],
];

const WORDS = 'Please write in plain words, without HTML';
const EMBED: Wrong[] = [
  ...Object.keys(EMBEDDED)
    .filter((field) => field !== 'additionalNeeds')
    .map((field): Wrong => [`no ${field}`, { [field]: undefined }, field, new RegExp(`\\(${field}\\)\\.$`)]),
  ['no concern', { primaryConcerns: [] }, 'primaryConcerns', 'Please choose an answer (primaryConcerns).'],
  [
    'an option of the wizard',
    { urgencyLevel: 'within_month' },
    'urgencyLevel',
    /choose among immediate, soon/,
  ],
  ['a name of 101 letters', { name: 'R'.repeat(101) }, 'name', 'Please write 100 characters at most (name).'],
  ['a name on two lines', { name: 'Ruth\nBcc: all@example.com' }, 'name', `${WORDS} (name).`],
  ['a name of HTML', { name: '<b>Ruth</b>' }, 'name', `${WORDS} (name).`],
  ['a number for a name', { name: 7 }, 'name', /\(name\)\.$/],
  [
    '10 kB of free text',
    { additionalNeeds: 'a'.repeat(10_240) },
    'additionalNeeds',
    /2000 characters at most/,
  ],
  [
    'HTML',
    { additionalNeeds: 'Hello <script>alert(1)</script>' },
    'additionalNeeds',
    `${WORDS} (additionalNeeds).`,
  ],
  ['a NUL byte', { additionalNeeds: 'a\u0000b' }, 'additionalNeeds', /\(additionalNeeds\)\.$/],
  ['half a character', { additionalNeeds: 'a \ud83d' }, 'additionalNeeds', `${WORDS} (additionalNeeds).`],
];

describe('Legal assessments', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop({ TRUSTED_PROXIES: '1' });
    await shop.app.get(Recommendations).storeTopics();
  });
  afterAll(() => shop.stop());

  const visitor = (name: string) => new CompanionVisitor(shop, `${name}@example.com`);
  async function rows(sql: string, ...values: unknown[]) {
    return (await shop.pool.query(sql, values)).rows;
  }
  async function counts(): Promise<unknown> {
    const counted = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
    return (await rows(`SELECT ${counted.join(', ')}`))[0];
  }

  it('have their topics in the table, as in the content @S2-legal-companion-3', async () => {
    await shop.pool.query(`UPDATE legal_topics SET name = 'Of old'`);
    await shop.app.get(Recommendations).storeTopics();
    const kept = await rows('SELECT id, name, key_points FROM legal_topics ORDER BY id');
    expect(kept).toEqual(
      [...legalTopics]
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map(({ id, name, keyPoints }) => ({ id, name, key_points: keyPoints })),
    );
  });

  it('of the wizard are stored as specified, with recommendations and reasons @S2-legal-companion-1', async () => {
    const ruth = visitor('Ruth.Weaver');
    const { status, body, headers } = await ruth.answer();
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(headers.get('set-cookie')).toMatch(/^lectern-visitor-\d+=[\w-]{43}; .*HttpOnly; SameSite=Strict$/);
    expect(body.accessToken).toBeUndefined();
    expect(body.recommendations.length).toBeGreaterThanOrEqual(5);
    expect(Object.keys(body.recommendations[0]!).sort()).toEqual([
      ...['bookReferences', 'description', 'difficulty', 'estimatedTime', 'id', 'keyPoints', 'priority'],
      ...['recommendationType', 'title', 'topicId', 'why'],
    ]);
    const months = (Date.parse(body.keptUntil) - Date.now()) / (30.44 * 24 * 60 * 60_000);
    expect(Math.round(months)).toBe(12);
    const [kept] = await rows('SELECT * FROM user_assessments WHERE id = $1', body.id);
    expect(kept).toMatchObject({
      user_email: 'ruth.weaver@example.com',
      legal_situation: 'bankruptcy',
      urgency_level: 'within_month',
      experience_level: 'no_experience',
      specific_concerns: ['legal procedures', 'debt management'],
      preferred_learning_style: 'checklists',
      budget_considerations: 'limited',
    });
    const made = await rows(
      `SELECT r.id, priority, progress_status, custom_guidance FROM resource_recommendations r
       JOIN recommendation_details d ON d.recommendation_id = r.id WHERE assessment_id = $1 ORDER BY position`,
      body.id,
    );
    expect(made.map(({ id }) => id)).toEqual(body.recommendations.map(({ id }) => id));
    const ranks: Record<string, number> = { high: 1, medium: 2, other: 3 };
    expect(made).toEqual(
      body.recommendations.map(({ id, priority, why }) => ({
        ...{ id, priority: ranks[priority], progress_status: 'not_started', custom_guidance: why },
      })),
    );
    expect(made.every(({ custom_guidance: why }) => why.length > 20)).toBe(true);
  });

  it('of the embedded questionnaire use the same tables, with details beside them and no cookie @S2-legal-companion-2', async () => {
    const leah = visitor('leah');
    const { status, body, headers } = await leah.answerEmbedded();
    expect([status, headers.get('set-cookie')]).toEqual([201, null]);
    const [kept] = await rows(
      'SELECT * FROM user_assessments a JOIN assessment_details d ON d.assessment_id = a.id WHERE a.id = $1',
      body.id,
    );
    expect(kept).toMatchObject({
      ...{ experience_level: 'some', specific_concerns: ['managing debt', 'family effects'] },
      ...{ preferred_learning_style: 'reading', budget_considerations: 'minimal', questionnaire: 'embedded' },
      ...{ name: 'Ruth Weaver', timeline_needed: 'this-month', current_representation: 'none' },
      ...{ preferred_format: 'templates', time_commitment: 'moderate', rules_version: RULES_VERSION },
      additional_needs: EMBEDDED.additionalNeeds,
    });
    const opened = await leah.roadmap({ authorization: `Bearer ${body.accessToken}` });
    const { additionalNeeds, ...choices } = EMBEDDED;
    expect(opened.assessments[0]?.answers).toEqual({ ...choices, additionalNeeds });
    expect((await leah.get('/api/legal-companion/roadmap')).status).toBe(401);
  });

  it('are stored once however often they are sent, with a key or from the same place @S2-legal-companion-5', async () => {
    const [anna, berta] = [visitor('anna'), visitor('berta')];
    const key = { 'idempotency-key': 'one-click' };
    const clicks = await Promise.all([anna.answer({}, key), anna.answer({}, key), anna.answer({}, key)]);
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(clicks.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
    const other = await anna.answer<Refusal>({ urgencyLevel: 'immediate' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'LEGAL.IDEMPOTENCY_KEY_REUSED']);
    const [first, second] = [await berta.answer(), await berta.answer()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
    const elsewhere = visitor('berta');
    expect((await elsewhere.answer()).body.id).not.toBe(first.body.id);
    await berta.change(first.body.recommendations[0]!.id, { notes: 'Mine.' });
    const sister = visitor('berta');
    const same = await sister.answer<Made>({}, { 'x-forwarded-for': berta.from });
    expect([same.status, same.body.id === first.body.id]).toEqual([201, false]);
  });

  it('keep their recommendations when topics change, and are rate-limited', async () => {
    const flood = visitor('flood');
    const statuses = [];
    for (let at = 0; at < 32; at += 1) statuses.push((await flood.answer({ userEmail: `f${at}@` })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    const clara = visitor('clara');
    const { body } = await clara.answer();
    await shop.pool.query(`UPDATE legal_topics SET name = 'Rewritten', description = 'Anew'`);
    expect((await clara.roadmap()).assessments[0]?.recommendations.map(({ title }) => title)).toEqual(
      body.recommendations.map(({ title }) => title),
    );
  });

  describe.each([
    ['/api/legal-companion/assessment', { userEmail: 'ruth@example.com', ...WIZARD }, COMPANION],
    ['/api/legal-assessments', { email: 'ruth@example.com', ...EMBEDDED }, EMBED],
  ] as const)('%s', (address, good, wrongs) => {
    it.each([...wrongs])(
      'rejects %s, and names its field @S2-legal-companion-4',
      async (_what, change, field, sentence) => {
        const before = await counts();
        const answer = await visitor('wrong').post<Refusal>(address, { ...good, ...change });
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
        expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
        expect(answer.body.errors?.[0]?.message).toMatch(sentence);
        expect(await counts()).toEqual(before);
      },
    );
  });
});
