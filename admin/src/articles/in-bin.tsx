import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { Note, PageHeading, Stack } from '../components/index.js';
import { useStaff } from '../sign-in/session.js';

interface InBinProps {
  title: string;
  words: { notice: string; restore: string; restoring: string };
  restore: () => Promise<unknown>;
}

/** A text in the bin, and how the owner restores it. */
export function InBin({ title, words, restore }: InBinProps) {
  const mayRestore = useStaff().may.includes('articles.publish');
  const restoring = useMutation({ mutationFn: restore });
  return (
    <>
      <PageHeading title={title} />
      <Stack>
        <Note>{words.notice}</Note>
        {mayRestore ? (
          <div>
            <Button
              kind="main"
              busy={restoring.isPending && words.restoring}
              onClick={() => restoring.mutate()}
            >
              {words.restore}
            </Button>
          </div>
        ) : null}
        <ErrorMessage error={restoring.error} />
      </Stack>
    </>
  );
}
