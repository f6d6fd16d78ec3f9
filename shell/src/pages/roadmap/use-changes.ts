import {
  type Bookmark,
  changeBookmark,
  type ChangeProgress,
  changeProgress,
  removeBookmark,
  type Roadmap,
  type RoadmapStep,
  setBookmark,
} from '@lectern/api-client/legal';
import { useState } from 'react';

import { showToast } from '@lectern/ui/toast';
import {
  fill,
  isSameMarked,
  type Marked,
  overallOf,
  stepIn,
  type StepStatus,
  withStep,
} from './roadmap-state.js';
import type { RoadmapWords } from './roadmap.words.js';
import type { WorkspaceControls } from './use-workspace.js';

export interface RoadmapChanges {
  /** Optimistic: reverts if saving fails. */
  setStatus(step: RoadmapStep, status: StepStatus): void;
  /** @throws the API's error, for display beside the field */
  saveNotes(step: RoadmapStep, change: ChangeProgress): Promise<void>;
  /** Bookmarks removed since the page opened: each can be restored with its tags. */
  removed: readonly Bookmark[];
  mark(marked: Marked): void;
  unmark(bookmark: Bookmark): void;
  setTags(bookmark: Bookmark, tags: string[]): void;
}

interface Means {
  words: RoadmapWords;
  workspace: WorkspaceControls;
  say(sentence: string): void;
}

const without = (bookmarks: readonly Bookmark[], marked: Marked) =>
  bookmarks.filter((each) => !isSameMarked(each, marked));

export function useChanges({ words, workspace, say }: Means): RoadmapChanges {
  const [lines] = useState(() => new WriteQueues());
  const [keptStatuses] = useState(() => new Map<string, StepStatus>());
  const [removed, setRemoved] = useState<readonly Bookmark[]>([]);
  const { change, notice } = workspace;

  const setBookmarks = (next: (bookmarks: Bookmark[]) => Bookmark[]) =>
    change((roadmap) => ({ ...roadmap, bookmarks: next(roadmap.bookmarks) }));
  const fail = (title: string, error: unknown) => {
    notice(error);
    showToast({ title, tone: 'destructive' });
  };

  return {
    removed,
    setStatus: (step, status) => {
      const { id, title } = step;
      if (!keptStatuses.has(id)) keptStatuses.set(id, step.status);
      change((roadmap) => withStep(roadmap, id, { status }));
      say(saidOf(workspace, words, { id, title, status }));
      lines
        .write(`status ${id}`, () => changeProgress(id, { status }))
        .then(
          () => keptStatuses.set(id, status),
          (error: unknown) => {
            change((roadmap) => withStep(roadmap, id, { status: keptStatuses.get(id) ?? step.status }));
            fail(words.step.statusFailure, error);
          },
        );
    },
    saveNotes: async ({ id }, wish) => {
      try {
        const { notes, timeSpentMinutes } = await lines.write(`words ${id}`, () => changeProgress(id, wish));
        change((roadmap) => withStep(roadmap, id, { notes, timeSpentMinutes }));
      } catch (error) {
        notice(error);
        throw error;
      }
    },
    mark: (marked) => {
      const past = removed.find((each) => isSameMarked(each, marked));
      const { topicId, bookId } = marked;
      const about = { ...(topicId ? { topicId } : {}), ...(bookId ? { bookId } : {}) };
      lines
        .write('bookmarks', () =>
          setBookmark({ ...about, ...(past ? { tags: past.tags, description: past.description } : {}) }),
        )
        .then(
          (set) => {
            setBookmarks((bookmarks) => [set, ...without(bookmarks, set)]);
            setRemoved((before) => without(before, set));
            say(fill(words.bookmarks.addedSaid, { title: set.title }));
          },
          (error: unknown) => fail(words.bookmarks.failureText, error),
        );
    },
    unmark: (bookmark) => {
      setBookmarks((bookmarks) => without(bookmarks, bookmark));
      setRemoved((before) => [bookmark, ...without(before, bookmark)]);
      say(fill(words.bookmarks.removedText, { title: bookmark.title }));
      lines
        .write('bookmarks', () => removeBookmark(bookmark.id))
        .catch((error: unknown) => {
          setBookmarks((bookmarks) => [bookmark, ...without(bookmarks, bookmark)]);
          setRemoved((before) => without(before, bookmark));
          fail(words.bookmarks.failureText, error);
        });
    },
    setTags: (bookmark, tags) => {
      const show = (shown: Bookmark) =>
        setBookmarks((bookmarks) => bookmarks.map((each) => (each.id === shown.id ? shown : each)));
      show({ ...bookmark, tags });
      lines
        .write('bookmarks', () => changeBookmark(bookmark.id, { tags }))
        .catch((error: unknown) => {
          show(bookmark);
          fail(words.bookmarks.failureText, error);
        });
    },
  };
}

function saidOf(
  { state }: WorkspaceControls,
  { step, statuses, progress }: RoadmapWords,
  { id, title, status }: Pick<RoadmapStep, 'id' | 'title' | 'status'>,
): string {
  const said = fill(step.statusSaid, { title, status: statuses[status] });
  if (state.step !== 'open') return said;
  const after: Roadmap = withStep(state.roadmap, id, { status });
  const whole = after.assessments.find((each) => stepIn({ ...after, assessments: [each] }, id));
  return whole ? `${said} ${fill(progress.text, { ...overallOf(whole) })}.` : said;
}

/** Sends writes with the same key in order. If one fails, those behind it fail too, since they build on it. */
export class WriteQueues {
  private readonly lines = new Map<string, Promise<unknown>>();

  write<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
    const turn = (this.lines.get(key) ?? Promise.resolve()).then(send);
    this.lines.set(key, turn);
    const leave = () => {
      if (this.lines.get(key) === turn) this.lines.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }
}
