import type { AdminFile, AdminProduct } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Muted, Small, Stack } from '../components/index.js';
import { products as m } from '../messages.js';
import { counted, say } from '../say.js';

const MOST_NAMED = 5;

function missingText(missing: readonly string[]): string {
  const names = missing
    .slice(0, MOST_NAMED)
    .map((name) => `“${name}”`)
    .join(', ');
  const shown = missing.length > MOST_NAMED ? say(m.files.facts.missingMore, { names }) : names;
  return say(counted(missing.length, m.files.facts.missing), { names: shown });
}

/** Notes for the owner, one sentence each. */
export function fileNotes({ facts }: Pick<AdminFile, 'facts'>): string[] {
  if (!facts) return [];
  const { isFixedLayout, isProtected, media, missing } = facts;
  const [kind] = media;
  return [
    ...(isFixedLayout ? [m.files.facts.fixedLayout] : []),
    ...(isProtected ? [m.files.facts.protected] : []),
    ...(kind && !isFixedLayout ? [m.files.facts.media[media.length > 1 ? 'both' : kind]] : []),
    ...(missing.length > 0 ? [missingText(missing)] : []),
  ];
}

export function FileName({ file }: { file: AdminFile }) {
  return (
    <>
      {file.fileName}
      {fileNotes(file).map((note) => (
        <Small key={note}>{note}</Small>
      ))}
    </>
  );
}

const Statements = styled.ul`
  padding-left: 1.25em;
  list-style: disc;
  li {
    margin-top: var(--space-half);
    overflow-wrap: anywhere;
  }
`;

export function FileAccessibility({ product: { files, pagePath } }: { product: AdminProduct }) {
  const epubs = files.filter(({ format, facts }) => format === 'epub' && facts !== null);
  if (epubs.length === 0) return null;
  const parts = epubs.map(({ id, fileName: name, facts }) => {
    const accessibility = facts?.accessibility;
    if (!accessibility)
      return (
        <Muted key={id} as="p">
          {say(m.files.accessibility.unstated, { name })}
        </Muted>
      );
    return (
      <details key={id}>
        <summary>{say(m.files.accessibility.title, { name })}</summary>
        <Muted as="p">{pagePath ? m.files.accessibility.page : m.files.accessibility.card}</Muted>
        <Statements>
          {[...accessibility.statements, accessibility.summary].filter(Boolean).map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </Statements>
      </details>
    );
  });
  return <Stack $above={2}>{parts}</Stack>;
}
