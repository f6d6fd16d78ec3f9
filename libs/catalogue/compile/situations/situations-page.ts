import { type Guidance, recommend, RULES_VERSION } from '@lectern/legal-guidance';
import { typicalSituations } from './typical-situations.js';

const shown = 5;

/** docs/legal-situations.md: what twelve people are told first, and why. */
export function situationsPage(guidance: Guidance): string {
  const parts = typicalSituations.map(({ title, told, answers }, at) => {
    const rows = recommend(answers, guidance)
      .slice(0, shown)
      .map(({ title: name, priority, why }, place) => [String(place + 1), name, priority, why]);
    return `## ${at + 1}. ${title}\n\n${told}\n\n${table([['', 'Recommendation', 'Priority', 'Why'], ...rows])}\n`;
  });
  return [
    '# What twelve people are told first\n',
    `Written by \`npm run situations -w libs/catalogue\` from the rules (version ${RULES_VERSION}) and the topics; a test says when it is old. It is there to be read: would somebody who gives such advice every day nod?\n`,
    ...parts,
  ].join('\n');
}

/** As oxfmt sets one: columns as wide as their widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head, ...body] = rows.map((row) => line(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}
