import { diffLines, diffWordsWithSpace } from 'diff';

export interface Part {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** For two unlike texts of a book's length: then whole lines are compared. */
const TIMEOUT_MS = 500;
/** Lines shown before and after a change. */
const CONTEXT_LINES = 1;

const kindOf = ({ added, removed }: { added?: boolean; removed?: boolean }): Part['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

/** Shortens a part that is the same in both to the lines next to a change. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const lines = text.split('\n');
  const start = isFirst ? 0 : CONTEXT_LINES;
  const end = isLast ? 0 : CONTEXT_LINES;
  // A text ends with a line break, behind which is an empty line.
  if (lines.length <= start + end + 2) return text;
  return [...lines.slice(0, start), '…', ...(end ? lines.slice(-end - 1) : [''])].join('\n');
}

/** Parts of both texts in their order, by words. Long parts without a change are shortened. */
export function differenceOf(before: string, after: string): Part[] {
  const changes = diffLines(before, after, { timeout: TIMEOUT_MS }) ?? [
    { value: before, removed: true },
    { value: after, added: true },
  ];
  const parts: Part[] = [];
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at];
    const next = changes[at + 1];
    if (!change) continue;
    const words =
      change.removed && next?.added
        ? diffWordsWithSpace(change.value, next.value, { timeout: TIMEOUT_MS })
        : undefined;
    if (words) {
      parts.push(...words.map((each) => ({ kind: kindOf(each), text: each.value })));
      at += 1;
      continue;
    }
    const kind = kindOf(change);
    const place = { isFirst: at === 0, isLast: at === changes.length - 1 };
    parts.push({ kind, text: kind === 'same' ? shortened(change.value, place) : change.value });
  }
  return parts;
}
