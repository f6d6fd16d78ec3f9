import type { ContentChange, ContentSection, ContentVersion } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, Dialog, ErrorMessage, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Heading, Muted, Panel, showSuccess, Small, Stack } from '../components/index.js';
import { localTime } from '../formats.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { ChangeList } from './change-list.js';
import { nameEntries } from './entry-names.js';
import { versionChanges } from './shown-changes.js';
import { restoreSectionVersion, useSectionVersions } from './site-editing-data.js';
import { SHOWN_VERSIONS } from './site-editing-rules.js';
import type { SectionDraft } from './use-section-draft.js';

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

const namesOf = ({ version, at }: ContentVersion) => ({ version, when: localTime(at) });

const changesOf = ({ changes }: ContentVersion): ContentChange[] =>
  changes.map(({ file, pointer, value, removed }) => ({ file, pointer, ...(removed ? {} : { value }) }));

interface SectionVersionsProps {
  section: string;
  draft: SectionDraft;
  mayWrite: boolean;
  onShown: (section: ContentSection) => void;
}

interface VersionDialogProps extends SectionVersionsProps {
  version: ContentVersion;
  /** Newest first: words of entries that are on no page any more. */
  versions: readonly ContentVersion[];
  onClose: () => void;
}

function VersionDialog(props: VersionDialogProps) {
  const { section, draft, version, versions, mayWrite, onShown, onClose } = props;
  const names = nameEntries(draft.fields, [], versions.flatMap(changesOf));
  const restoring = useMutation({
    mutationFn: async () =>
      (await draft.saving.saveNow()) === undefined
        ? undefined
        : restoreSectionVersion(section, version.version),
    onSuccess: (now) => {
      onClose();
      if (!now) return;
      onShown(now);
      showSuccess(say(m.versions.dialog.done, namesOf(version)));
    },
  });
  return (
    <Dialog title={say(m.versions.dialog.title, namesOf(version))} isWide onCancel={onClose}>
      <Stack $gap={1}>
        <p>{m.versions.dialog.text}</p>
        <ChangeList changes={versionChanges(changesOf(version), draft.fields, names)} />
        {mayWrite ? <Muted>{m.versions.dialog.safe}</Muted> : null}
      </Stack>
      <ErrorMessage error={restoring.error} />
      <ButtonRow $atEnd>
        <Button onClick={onClose}>{m.versions.dialog.close}</Button>
        {mayWrite ? (
          <Button
            kind="main"
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

export function SectionVersions(props: SectionVersionsProps) {
  const versions = useSectionVersions(props.section);
  const [open, setOpen] = useState<ContentVersion | null>(null);
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
                <li key={version.version}>
                  <Open type="button" onClick={() => setOpen(version)}>
                    <VisuallyHidden>{say(m.versions.compare, namesOf(version))} </VisuallyHidden>
                    {localTime(version.at)}
                    <Small>
                      {say(m.versions.by, {
                        reason: m.versions.reasons[version.reason],
                        who: version.who,
                      })}
                    </Small>
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
      {open ? (
        <VersionDialog
          {...props}
          version={open}
          versions={versions.data ?? []}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Panel>
  );
}
