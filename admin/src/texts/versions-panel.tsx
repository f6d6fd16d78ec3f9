import type { DocumentVersion } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, Dialog, ErrorMessage, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Heading, Muted, Panel, showSuccess, Small, Stack } from '../components/index.js';
import { localTime } from '../formats.js';
import { texts as m } from '../messages.js';
import { say } from '../say.js';
import { TextDifference } from '../saving/index.js';
import type { TextValue } from './text-kind.js';
import { SHOWN_VERSIONS } from './text-rules.js';
import { restoreVersion, useVersion, useVersions } from './texts-data.js';
import type { TextDraft } from './use-text-draft.js';

const List = styled.ol`
  display: grid;
  list-style: none;
`;

const Open = styled.button`
  width: 100%;
  min-height: 2.75rem;
  padding: var(--space-half) 0;
  border: 0;
  border-bottom: 1px solid var(--color-line);
  background: none;
  color: var(--color-accent);
  font: 600 0.9375rem/1.4 var(--font-control);
  text-align: left;
  cursor: pointer;
`;

const namesOf = ({ number, createdAt }: DocumentVersion) => ({ number, when: localTime(createdAt) });

const reasonOf = ({ reason, who }: DocumentVersion): string =>
  who ? say(m.versions.by, { reason: m.versions.reasons[reason], who }) : m.versions.reasons[reason];

interface VersionsPanelProps {
  id: string;
  draft: TextDraft;
  /** All that visitors can notice, as one text. */
  textOf(value: TextValue): string;
  mayWrite: boolean;
}

interface VersionDialogProps extends VersionsPanelProps {
  version: DocumentVersion;
  onClose: () => void;
}

/** Compares a version with the draft, and restores it. */
function VersionDialog({ id, draft, textOf, version, mayWrite, onClose }: VersionDialogProps) {
  const { number } = version;
  const full = useVersion(id, number);
  const restoring = useMutation({
    mutationFn: async () => {
      if ((await draft.saveNow()) === undefined) return undefined;
      await restoreVersion(id, number);
      return draft.reload();
    },
    onSuccess: (now) => {
      onClose();
      if (now) showSuccess(say(m.versions.dialog.done, { number }));
    },
  });
  return (
    <Dialog title={say(m.versions.dialog.title, namesOf(version))} isWide onCancel={onClose}>
      <Async query={full} label={m.versions.loading}>
        {({ value }) => (
          <Stack $gap={1}>
            <p>{m.versions.dialog.text}</p>
            <TextDifference
              before={textOf(value as unknown as TextValue)}
              after={textOf(draft.saving.value)}
            />
            {mayWrite ? <Muted>{m.versions.dialog.safe}</Muted> : null}
          </Stack>
        )}
      </Async>
      <ErrorMessage error={restoring.error} />
      <ButtonRow $atEnd>
        <Button onClick={onClose}>{m.versions.dialog.close}</Button>
        {mayWrite ? (
          <Button
            kind="main"
            disabled={!full.data}
            busy={restoring.isPending && m.versions.dialog.busy}
            onClick={() => restoring.mutate()}
          >
            {m.versions.dialog.restore}
          </Button>
        ) : null}
      </ButtonRow>
    </Dialog>
  );
}

export function VersionsPanel(props: VersionsPanelProps) {
  const versions = useVersions(props.id);
  const [open, setOpen] = useState<DocumentVersion | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Panel aria-label={m.versions.title}>
      <Heading>{m.versions.title}</Heading>
      <Async query={versions} label={m.versions.loading}>
        {(all) => (
          <>
            {all.length === 0 ? <Muted>{m.versions.none}</Muted> : null}
            <List>
              {(isWhole ? all : all.slice(0, SHOWN_VERSIONS)).map((version) => (
                <li key={version.number}>
                  <Open type="button" onClick={() => setOpen(version)}>
                    <VisuallyHidden>{say(m.versions.compare, { number: version.number })} </VisuallyHidden>
                    {localTime(version.createdAt)}
                    <Small>{reasonOf(version)}</Small>
                  </Open>
                </li>
              ))}
            </List>
            {!isWhole && all.length > SHOWN_VERSIONS ? (
              <Button kind="bare" onClick={() => setIsWhole(true)}>
                {say(m.versions.all, { count: all.length })}
              </Button>
            ) : null}
          </>
        )}
      </Async>
      {open ? <VersionDialog {...props} version={open} onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}
