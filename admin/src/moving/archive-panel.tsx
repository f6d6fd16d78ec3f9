import type { SiteArchive } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { fileSizeText } from '@lectern/ui/formats';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { withProof } from '../account/proof.js';
import { api } from '../api.js';
import { Heading, Moment, Muted, Panel, ProgressBar, Stack } from '../components/index.js';
import { moving as m } from '../messages.js';
import { cacheAnswer } from '../query-client.js';
import { say } from '../say.js';

const key = ['archives'];
const refetchMs = 1_000;

const isOpen = (archive: SiteArchive | null | undefined): boolean =>
  archive?.state === 'waiting' || archive?.state === 'rows' || archive?.state === 'files';

const useArchive = () =>
  useQuery({
    queryKey: key,
    queryFn: () => api.GET('/api/admin/archives'),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isOpen(data?.latest) ? refetchMs : false),
  });

function Progress({ archive: { done, total } }: { archive: SiteArchive }) {
  return (
    <div role="status">
      <p>{m.archive.busy}</p>
      <ProgressBar aria-label={m.archive.busy} {...(total ? { value: done, max: total } : {})} />
      <Muted>{total ? say(m.archive.files, { done, total }) : m.archive.rows}</Muted>
    </div>
  );
}

interface ReadyProps {
  archive: SiteArchive;
  /** Another button. */
  children: ReactNode;
}

function Ready({ archive: { id, createdAt, expiresAt, sizeBytes }, children }: ReadyProps) {
  const download = useMutation({
    mutationFn: () =>
      withProof(() => api.POST('/api/admin/archives/{id}/download', { params: { path: { id } } })),
    onSuccess: ({ path }) => location.assign(path),
  });
  return (
    <Stack $gap={1}>
      <p role="status">{say(m.archive.ready, { size: fileSizeText(sizeBytes ?? 0) })}</p>
      <Muted>
        {m.archive.madeAt} <Moment at={createdAt} />
        {expiresAt ? (
          <>
            {' · '}
            {m.archive.until} <Moment at={expiresAt} />
          </>
        ) : null}
      </Muted>
      <ErrorMessage error={download.error} />
      <ButtonRow>
        <Button kind="main" busy={download.isPending && m.archive.opening} onClick={() => download.mutate()}>
          {m.archive.download}
        </Button>
        {children}
      </ButtonRow>
    </Stack>
  );
}

function Latest({ archive }: { archive: SiteArchive | null }) {
  const start = useMutation({
    mutationFn: () => withProof(() => api.POST('/api/admin/archives')),
    onSuccess: (answer) => cacheAnswer(key, answer),
  });
  const make = (
    <Button busy={start.isPending && m.archive.starting} onClick={() => start.mutate()}>
      {archive === null ? m.archive.make : m.archive.makeNew}
    </Button>
  );
  return (
    <Stack>
      {archive === null ? <Muted>{m.archive.empty}</Muted> : null}
      {archive?.state === 'failed' ? <ErrorMessage error={m.archive.failed} /> : null}
      {archive?.state === 'expired' ? <Muted>{m.archive.expired}</Muted> : null}
      <ErrorMessage error={start.error} />
      {archive && isOpen(archive) ? <Progress archive={archive} /> : null}
      {archive?.state === 'done' ? <Ready archive={archive}>{make}</Ready> : null}
      {isOpen(archive) || archive?.state === 'done' ? null : <ButtonRow>{make}</ButtonRow>}
    </Stack>
  );
}

/** Everything of the site in one file. */
export function ArchivePanel() {
  const archive = useArchive();
  return (
    <section>
      <Heading>{m.archive.title}</Heading>
      <Panel>
        <Stack>
          <p>{m.archive.text}</p>
          <Muted>{m.archive.note}</Muted>
          <Async query={archive} label={m.archive.loading} heights={['3rem']}>
            {({ latest }) => <Latest archive={latest} />}
          </Async>
        </Stack>
      </Panel>
    </section>
  );
}
