import type { ImportBatch } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { withProof } from '../account/proof.js';
import { api } from '../api.js';
import { Muted, PageHeading, Panel, ProgressBar, Stack, Status } from '../components/index.js';
import { moving as m } from '../messages.js';
import { counted, say } from '../say.js';
import { ImportTexts } from './import-texts.js';
import { ImportMapping } from './import-mapping.js';
import { ImportCounts, ImportRows } from './import-result.js';
import { cacheImport, toneOf, useImport } from './moving-data.js';

function Progress({ state, done, total }: ImportBatch) {
  if (state !== 'checking' && state !== 'running' && state !== 'undoing') return null;
  const text = m.progress[state];
  const isKnown = total !== null && total > 0;
  return (
    <Panel role="status">
      <p>{text}</p>
      <ProgressBar aria-label={text} {...(isKnown ? { value: done, max: total } : {})} />
      <Muted>{isKnown ? say(m.progress.of, { done, total }) : counted(done, m.progress.rows)}</Muted>
    </Panel>
  );
}

const call = {
  start: (id: string) => api.POST('/api/admin/imports/{id}/start', { params: { path: { id } } }),
  undo: (id: string) => api.POST('/api/admin/imports/{id}/undo', { params: { path: { id } } }),
  cancel: (id: string) => api.POST('/api/admin/imports/{id}/cancel', { params: { path: { id } } }),
};

const WAITING: readonly ImportBatch['state'][] = ['read', 'checking', 'checked', 'failed'];

function Actions({ batch, onChange }: { batch: ImportBatch; onChange: () => void }) {
  const { id, state, startedAt, mayUndo } = batch;
  const start = useMutation({ mutationFn: () => withProof(() => call.start(id)), onSuccess: cacheImport });
  const undo = useMutation({ mutationFn: () => withProof(() => call.undo(id)), onSuccess: cacheImport });
  const cancel = useMutation({ mutationFn: () => call.cancel(id), onSuccess: cacheImport });
  return (
    <Stack>
      <ErrorMessage error={start.error ?? undo.error ?? cancel.error} />
      {mayUndo ? <Muted>{m.actions.undoNote}</Muted> : null}
      <ButtonRow>
        {state === 'checked' ? (
          <>
            <Button kind="main" busy={start.isPending && m.actions.starting} onClick={() => start.mutate()}>
              {m.actions.start}
            </Button>
            <Button onClick={onChange}>{m.actions.change}</Button>
          </>
        ) : null}
        {mayUndo ? (
          <Button busy={undo.isPending && m.actions.undoing} onClick={() => undo.mutate()}>
            {m.actions.undo}
          </Button>
        ) : null}
        {WAITING.includes(state) && !startedAt ? (
          <Button kind="bare" busy={cancel.isPending && m.actions.cancelling} onClick={() => cancel.mutate()}>
            {m.actions.cancel}
          </Button>
        ) : null}
      </ButtonRow>
    </Stack>
  );
}

function Opened({ batch }: { batch: ImportBatch }) {
  const [isChanging, setChanging] = useState(false);
  const Options = batch.kind === 'articles' ? ImportTexts : ImportMapping;
  const { state, failure } = batch;
  const isMapping = state === 'read' || (state === 'checked' && isChanging);
  const hasResult = !isMapping && ['checked', 'done', 'failed', 'undone'].includes(state);
  return (
    <Stack $gap={3}>
      <div>
        <Status label={m.states[state]} tone={toneOf(state)} />
      </div>
      {failure ? <ErrorMessage error={failure} /> : null}
      <Progress {...batch} />
      {isMapping ? <Options batch={batch} onChecked={() => setChanging(false)} /> : null}
      {hasResult ? <ImportCounts batch={batch} /> : null}
      <Actions batch={batch} onChange={() => setChanging(true)} />
      {hasResult ? <ImportRows batch={batch} /> : null}
    </Stack>
  );
}

/** One import, from the columns to the undo. */
export function ImportPage({ id }: { id: string }) {
  const { data, error, refetch } = useImport(id);
  const title = data ? data.files.map(({ name }) => name).join(', ') : m.page.title;
  return (
    <>
      <PageHeading title={title} actions={<Link href="/">{m.upload.back}</Link>} />
      <Async query={{ data, error, refetch }} label={m.page.loading} heights={['9rem', '12rem']}>
        {(batch) => <Opened batch={batch} />}
      </Async>
    </>
  );
}
