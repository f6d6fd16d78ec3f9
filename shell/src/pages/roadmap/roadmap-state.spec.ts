import { describe, expect, it } from '@jest/globals';
import type { Bookmark, Roadmap, RoadmapStep } from '@lectern/api-client/legal';
import { hasTag, canTransition, overallOf, stepIn, tagsOf, withStep } from './roadmap-state.js';

const step = (id: string, change: Partial<RoadmapStep> = {}): RoadmapStep => ({
  ...{ id, topicId: id, title: id, priority: 'high', recommendationType: 'read', description: '' },
  ...{
    estimatedTime: '',
    difficulty: 'beginner',
    keyPoints: [],
    bookReferences: [],
    why: '',
    furtherSources: [],
  },
  ...{ status: 'not_started', notes: '', timeSpentMinutes: 0, completedAt: null },
  ...change,
});
const roadmap: Roadmap = {
  isProven: false,
  emails: [],
  bookmarks: [],
  assessments: [['one', 'two'], ['three']].map((ids, at) => ({
    ...{
      id: `${at}`,
      questionnaire: 'companion',
      createdAt: '',
      keptUntil: '',
      answers: {},
      rulesVersion: '1',
    },
    recommendations: ids.map((id) => step(id)),
  })),
};
const marked = (...tags: string[]): Bookmark => ({
  ...{ id: 'b', resourceType: 'book', topicId: null, bookId: 'fresh-start', title: '', description: '' },
  ...{ createdAt: '', tags },
});

describe('overall progress', () => {
  it('counts done steps out of those not skipped, and all of the time @S2-legal-dashboard-8', () => {
    const recommendations = [
      step('one', { status: 'done', timeSpentMinutes: 30 }),
      step('two', { status: 'skipped', timeSpentMinutes: 5 }),
      step('three', { status: 'in_progress' }),
    ];
    expect(overallOf({ recommendations })).toEqual({ done: 1, skipped: 1, total: 2, minutes: 35 });
  });

  it('changes one step of one roadmap, and keeps the others', () => {
    const changed = withStep(roadmap, 'three', { status: 'done' });
    expect(stepIn(changed, 'three')?.status).toBe('done');
    expect(changed.assessments[0]?.recommendations).toEqual(roadmap.assessments[0]?.recommendations);
    expect(stepIn(changed, 'four')).toBeUndefined();
  });

  it('resets a done or skipped step before it changes to the other @S2-legal-dashboard-5', () => {
    expect(canTransition('done', 'skipped')).toBe(false);
    expect(canTransition('skipped', 'done')).toBe(false);
    expect(canTransition('skipped', 'in_progress')).toBe(true);
    expect(canTransition('done', 'done')).toBe(true);
  });
});

describe('tags', () => {
  it('are listed once each, ignoring case', () => {
    expect(tagsOf([marked('for Monday', 'clinic'), marked('Clinic')])).toEqual(['Clinic', 'for Monday']);
    expect(hasTag(marked('For Monday'), 'for monday')).toBe(true);
  });
});
