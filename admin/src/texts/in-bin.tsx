import type { DocumentSummary } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { Note, PageHeading, Stack } from '../components/index.js';
import { texts as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { titleOf } from './text-words.js';
import { restoreText } from './texts-data.js';

/** A text in the bin, and how the owner restores it. */
export function InBin({ text }: { text: DocumentSummary }) {
  const mayRestore = useStaff().may.includes('articles.publish');
  const restoring = useMutation({ mutationFn: () => restoreText(text.id) });
  return (
    <>
      <PageHeading title={titleOf(text)} />
      <Stack>
        <Note>{m.bin.notice}</Note>
        {mayRestore ? (
          <div>
            <Button
              kind="main"
              busy={restoring.isPending && m.bin.restoring}
              onClick={() => restoring.mutate()}
            >
              {m.bin.restore}
            </Button>
          </div>
        ) : null}
        <ErrorMessage error={restoring.error} />
      </Stack>
    </>
  );
}
