import type { AdminFile } from '@lectern/api-client/admin';
import { Details, Muted, Small } from '../components/index.js';
import { products as m } from '../messages.js';
import { counted, say } from '../say.js';

/** So many names of missing files are shown. */
const MOST_NAMED = 5;

function missingText(missing: readonly string[]): string {
  const names = missing
    .slice(0, MOST_NAMED)
    .map((name) => `“${name}”`)
    .join(', ');
  const shown = missing.length > MOST_NAMED ? say(m.fileMoreMissing, { names }) : names;
  return say(counted(missing.length, m.fileMissing), { names: shown });
}

/** What the owner needs to know about a file, a sentence each. */
export function fileNotes({ facts }: Pick<AdminFile, 'facts'>): string[] {
  if (!facts) return [];
  const { isFixedLayout, isProtected, media, missing } = facts;
  const [kind] = media;
  return [
    ...(isFixedLayout ? [m.fileFixedLayout] : []),
    ...(isProtected ? [m.fileProtected] : []),
    ...(kind && !isFixedLayout ? [m.fileMedia[media.length > 1 ? 'both' : kind]] : []),
    ...(missing.length > 0 ? [missingText(missing)] : []),
  ];
}

/** The name of a file, and what was found in it. */
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

/** What each ePub says of its accessibility, as visitors read it. */
export function FileAccessibility({ files }: { files: readonly AdminFile[] }) {
  return files.map(({ id, fileName: name, format, facts }) => {
    if (format !== 'epub' || !facts) return null;
    const { accessibility } = facts;
    if (!accessibility)
      return (
        <Muted key={id} as="p">
          {say(m.accessibilityUnstated, { name })}
        </Muted>
      );
    return (
      <Details key={id}>
        <summary>{say(m.accessibilityOfFile, { name })}</summary>
        <Muted as="p">{m.accessibilityShown}</Muted>
        <ul>
          {[...accessibility.statements, accessibility.summary].filter(Boolean).map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      </Details>
    );
  });
}
