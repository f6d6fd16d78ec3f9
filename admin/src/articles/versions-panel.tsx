import type { Article, ArticleVersion } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, Dialog, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Heading, Muted, Panel, showSuccess, Small, Stack } from '../components/index.js';
import { localTime } from '../formats.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { TextDifference } from '../saving/index.js';
import { SHOWN_VERSIONS } from './article-rules.js';
import { textOf } from './article-text.js';
import { restoreVersion, useVersion, useVersions } from './articles-data.js';
import type { ArticleDraft } from './use-article-draft.js';

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

const namesOf = ({ number, createdAt }: ArticleVersion) => ({ number, when: localTime(createdAt) });

const reasonOf = ({ reason, who }: ArticleVersion): string =>
  who ? say(m.versions.by, { reason: m.versions.reasons[reason], who }) : m.versions.reasons[reason];

interface VersionDialogProps {
  article: Article;
  draft: ArticleDraft;
  version: ArticleVersion;
  mayWrite: boolean;
  onClose: () => void;
}

/** Compares a version with the draft, and restores it. */
function VersionDialog({ article: { id }, draft, version, mayWrite, onClose }: VersionDialogProps) {
  const { number } = version;
  const full = useVersion(id, number);
  const restoring = useMutation({
    mutationFn: async () => ((await draft.saveNow()) === undefined ? undefined : restoreVersion(id, number)),
    onSuccess: (now) => {
      onClose();
      if (!now) return;
      draft.show(now);
      showSuccess(say(m.versions.dialog.done, { number }));
    },
  });
  return (
    <Dialog title={say(m.versions.dialog.title, namesOf(version))} isWide onCancel={onClose}>
      <Async query={full} label={m.versions.loading}>
        {({ value }) => (
          <Stack $gap={1}>
            <p>{m.versions.dialog.text}</p>
            <TextDifference before={textOf(value)} after={textOf(draft.saving.value)} />
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

interface VersionsPanelProps {
  article: Article;
  draft: ArticleDraft;
  mayWrite: boolean;
}

export function VersionsPanel({ article, draft, mayWrite }: VersionsPanelProps) {
  const versions = useVersions(article.id);
  const [open, setOpen] = useState<ArticleVersion | null>(null);
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
                  <Open
                    type="button"
                    aria-label={say(m.versions.compare, namesOf(version))}
                    onClick={() => setOpen(version)}
                  >
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
      {open ? (
        <VersionDialog
          article={article}
          draft={draft}
          version={open}
          mayWrite={mayWrite}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Panel>
  );
}
