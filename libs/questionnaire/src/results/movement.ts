import type { Difference, Recommendation } from '@lectern/legal-guidance';
import type { WhatIfWords } from '@lectern/widget-kit';

export interface Movement {
  /** Labels such as `Up 2` or `New` by topic id, for topics that moved. */
  marks: Readonly<Record<string, string>>;
  gone: readonly string[];
  summary: string;
}

function markOf({ from, to }: Difference, words: WhatIfWords): string | null {
  if (to === null) return null;
  if (from === null) return words.newText;
  const text = to < from ? words.upText : words.downText;
  return text.replace('{places}', String(Math.abs(to - from)));
}

const isUp = ({ from, to }: Difference) => from !== null && to !== null && to < from;
const isDown = ({ from, to }: Difference) => from !== null && to !== null && to > from;

export function movementOf(
  differences: readonly Difference[],
  before: readonly Recommendation[],
  words: WhatIfWords,
): Movement {
  const marks = differences.flatMap((difference) => {
    const mark = markOf(difference, words);
    return mark === null ? [] : [[difference.topicId, mark] as const];
  });
  const titles = new Map(before.map(({ topicId, title }) => [topicId, title]));
  const gone = differences
    .filter(({ to }) => to === null)
    .map(({ topicId }) => titles.get(topicId) ?? topicId);
  const counts = {
    up: differences.filter(isUp).length,
    down: differences.filter(isDown).length,
    new: differences.filter(({ from }) => from === null).length,
    gone: gone.length,
  };
  const summary = Object.entries(counts).reduce(
    (text, [name, count]) => text.replace(`{${name}}`, String(count)),
    words.summaryText,
  );
  return {
    marks: Object.fromEntries(marks),
    gone,
    summary: differences.length > 0 ? summary : words.sameText,
  };
}
