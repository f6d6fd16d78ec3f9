import { IsolatedWorker } from '../../platform/isolated-worker.js';
import { GROUP_LENGTH, HTML_LIMITS } from './html-limits-rules.js';
import type { PlacedText, TextBody } from './html-body.js';
import type { HtmlText, ReadHtml } from './read-html.js';

export type HtmlTask = { texts: readonly HtmlText[] } | { placed: readonly PlacedText[] };

/** Null for a text that cannot be read. */
export type HtmlAnswer = readonly (ReadHtml | null)[] | readonly (TextBody | null)[];

export type HtmlThread = Pick<IsolatedWorker<HtmlTask, HtmlAnswer>, 'run'>;

const PROGRAM = new URL('./html-reading.thread.js', import.meta.url);

const thread: HtmlThread = new IsolatedWorker(PROGRAM, HTML_LIMITS);

/** Items that together are not too long, in their order. */
function groupsOf<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[][] {
  const groups: Item[][] = [];
  let room = 0;
  for (const item of items) {
    room -= lengthOf(item);
    if (room >= 0) groups.at(-1)?.push(item);
    else {
      groups.push([item]);
      room = GROUP_LENGTH - lengthOf(item);
    }
  }
  return groups;
}

/** If a group exceeds the limits, each of its items is tried alone. */
async function inGroups<Item, Result>(
  groups: readonly (readonly Item[])[],
  run: (group: readonly Item[]) => Promise<readonly (Result | null)[] | undefined>,
): Promise<(Result | null)[]> {
  const results: (Result | null)[] = [];
  for (const group of groups) {
    const answers = await run(group);
    if (answers) results.push(...answers);
    else if (group.length === 1) results.push(null);
    else for (const item of group) results.push((await run([item]))?.[0] ?? null);
  }
  return results;
}

/**
 * Reads HTML in a worker thread with limits.
 * @param worker for specs
 * @returns null for each text that exceeds them
 */
export const readTexts = (
  texts: readonly HtmlText[],
  worker: HtmlThread = thread,
): Promise<(ReadHtml | null)[]> =>
  inGroups(
    groupsOf(texts, ({ html }) => html.length),
    async (group) => (await worker.run({ texts: group })) as readonly (ReadHtml | null)[] | undefined,
  );

/** Writes texts as they are stored, in the same way. */
export const writeBodies = (
  placed: readonly PlacedText[],
  worker: HtmlThread = thread,
): Promise<(TextBody | null)[]> =>
  inGroups(
    groupsOf(placed, ({ size }) => size),
    async (group) => (await worker.run({ placed: group })) as readonly (TextBody | null)[] | undefined,
  );
