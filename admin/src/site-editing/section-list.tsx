import type { ContentSectionSummary } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  ActionDialog,
  type Column,
  DataTable,
  EmptyState,
  Heading,
  Panel,
  showSuccess,
  Small,
  Stack,
  Status,
} from '../components/index.js';
import { localTime } from '../formats.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { editorOf, shownAt, statusOf, titleOf } from './field-words.js';
import { textOfValue } from './value-words.js';
import { keyOf } from './places.js';
import { placeName } from './place-names.js';
import { resetAll, useFindings, useSections } from './site-editing-data.js';

const columns: [Column<ContentSectionSummary>, ...Column<ContentSectionSummary>[]] = [
  {
    label: m.list.title,
    render: (section) => <Link href={editorOf(section.section)}>{titleOf(section)}</Link>,
  },
  { label: m.list.address, render: shownAt },
  { label: m.list.status, render: (section) => <Status {...statusOf(section)} /> },
  {
    label: m.list.changed,
    render: ({ draftedAt, publishedAt }) => {
      const at = draftedAt ?? publishedAt;
      return at ? localTime(at) : '';
    },
  },
];

export function SectionList() {
  const { data, error, refetch } = useSections();
  if (error && !data) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      caption={m.list.caption}
      rows={data}
      keyOf={({ section }) => section}
      columns={columns}
      empty={<EmptyState {...m.list.empty} />}
    />
  );
}

/** Words that lost their place, for reading and copying. */
export function KeptWords() {
  const { data } = useFindings();
  if (!data || data.keptWords.length === 0) return null;
  return (
    <Panel aria-label={m.findings.kept}>
      <Heading>{m.findings.kept}</Heading>
      <Stack>
        {data.keptWords.map((kept) => (
          <div key={`${keyOf(kept)} ${kept.at}`}>
            <strong>{placeName(kept)}</strong>
            <p>{textOfValue(kept.value)}</p>
            <Small>{say(m.findings.at, { who: kept.who, when: localTime(kept.at) })}</Small>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

export function ResetAll() {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button kind="bare" onClick={() => setIsAsking(true)}>
        {m.resetAll.button}
      </Button>
      {isAsking ? (
        <ActionDialog
          title={m.resetAll.title}
          submit={m.resetAll.submit}
          busy={m.resetAll.busy}
          isDanger
          action={resetAll}
          onDone={() => {
            close();
            showSuccess(m.resetAll.done);
          }}
          onCancel={close}
        >
          <p>{m.resetAll.text}</p>
        </ActionDialog>
      ) : null}
    </>
  );
}
