import type { Picture } from '@lectern/api-client/admin';
import { Button, ErrorMessage, Loading, VisuallyHidden } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { EmptyState, MoreButton, Small } from '../components/index.js';
import { localTime } from '../formats.js';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { Grid, PictureCard } from './picture-grid.js';
import { restorePicture, usePictures } from './pictures-data.js';

function Restore({ picture: { id, fileName: name } }: { picture: Picture }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => restorePicture(id) });
  return (
    <>
      <Button kind="bare" busy={isPending && m.list.restore.busy} onClick={() => mutate()}>
        {m.list.restore.button}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ErrorMessage error={error} />
    </>
  );
}

/** Removed pictures, which can be restored for 30 days. */
export function PictureBin() {
  const list = usePictures({ bin: 'true' });
  const mayRestore = useStaff().may.includes('pictures.remove');
  if (list.error && !list.rows)
    return <ErrorMessage error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.rows) return <Loading label={m.list.loading} heights={['12rem']} />;
  if (list.rows.length === 0) return <EmptyState {...m.list.emptyBin} />;
  return (
    <>
      <Grid aria-label={m.tabs.bin}>
        {list.rows.map((picture) => (
          <PictureCard
            key={picture.id}
            picture={picture}
            below={mayRestore ? <Restore picture={picture} /> : null}
          >
            <strong>{picture.fileName}</strong>
            {picture.binnedAt ? (
              <Small>{say(m.list.binned, { when: localTime(picture.binnedAt) })}</Small>
            ) : null}
          </PictureCard>
        ))}
      </Grid>
      <MoreButton list={list} />
    </>
  );
}
