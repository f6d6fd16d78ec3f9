import { Button, VisuallyHidden } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { LineLink, Muted, Row } from '../components/index.js';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';
import {
  cancelUpload,
  clearDone,
  dismissUpload,
  type PictureUpload,
  retryUpload,
  usePictureUploads,
} from './picture-uploads.js';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-half) var(--space-2);
    min-height: 3.5rem;
    padding: var(--space-half) var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
  }
  strong {
    flex: 1 1 12rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  progress {
    flex: 1 1 8rem;
    height: 0.75rem;
    accent-color: var(--color-accent);
  }
  p {
    flex-basis: 100%;
    margin-bottom: var(--space-half);
    color: var(--color-danger);
    font-size: 0.9375rem;
  }
`;

function Progress({ state, share, file }: PictureUpload) {
  if (state === 'waiting') return <Muted as="span">{m.upload.waiting}</Muted>;
  const isSent = share >= 1;
  return (
    <>
      <progress
        aria-label={say(m.upload.uploading, { name: file.name })}
        {...(isSent ? {} : { value: share, max: 1 })}
      />
      {isSent ? <Muted as="span">{m.upload.checking}</Muted> : null}
    </>
  );
}

/** Chooses a new picture for an editor. Without it, the list links to the picture's page. */
type OnChoose = ((id: string) => void) | undefined;

function Next({ upload: { key, file, picture }, onChoose }: { upload: PictureUpload; onChoose: OnChoose }) {
  if (!picture) return null;
  const { name } = file;
  const { id } = picture;
  const choose = () => {
    onChoose?.(id);
    dismissUpload(key);
  };
  return onChoose ? (
    <Button kind="bare" onClick={choose}>
      {m.upload.choose}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  ) : (
    <LineLink href={`/${id}`} onClick={choose}>
      {m.upload.describe}
      <VisuallyHidden> {name}</VisuallyHidden>
    </LineLink>
  );
}

function Actions({ upload, onChoose }: { upload: PictureUpload; onChoose: OnChoose }) {
  const { key, state } = upload;
  const { name } = upload.file;
  switch (state) {
    case 'waiting':
    case 'uploading':
      return (
        <Button kind="bare" onClick={() => cancelUpload(key)}>
          {m.upload.cancel}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      );
    case 'failed':
      return (
        <Row>
          <Button kind="bare" onClick={() => retryUpload(key)}>
            {m.upload.retry}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          <Button kind="bare" onClick={() => dismissUpload(key)}>
            {m.upload.dismiss}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </Row>
      );
    case 'done':
      return <Next upload={upload} onChoose={onChoose} />;
  }
}

const announcementOf = ({ state, file: { name } }: PictureUpload) => {
  if (state === 'done') return say(m.upload.status.done, { name });
  return state === 'failed' ? say(m.upload.status.failed, { name }) : '';
};

/** Uploads of this window with their progress, errors, and next step. */
export function UploadList({ onChoose }: { onChoose?: (id: string) => void }) {
  const { uploads } = usePictureUploads();
  const last = uploads.findLast(({ state }) => state === 'done' || state === 'failed');
  return (
    <>
      <VisuallyHidden role="status">{last ? announcementOf(last) : ''}</VisuallyHidden>
      {uploads.length > 0 ? (
        <List aria-label={m.upload.list}>
          {uploads.map((upload) => (
            <li key={upload.key}>
              <strong>{upload.file.name}</strong>
              {upload.state === 'waiting' || upload.state === 'uploading' ? <Progress {...upload} /> : null}
              {upload.state === 'done' ? <Muted as="span">{m.upload.done}</Muted> : null}
              <Actions upload={upload} onChoose={onChoose} />
              {upload.state === 'failed' ? <p>{upload.error}</p> : null}
            </li>
          ))}
        </List>
      ) : null}
      {uploads.some(({ state }) => state === 'done') ? (
        <Button kind="bare" onClick={clearDone}>
          {m.upload.clear}
        </Button>
      ) : null}
    </>
  );
}
