import { Button, ButtonLink, ButtonRow, Dialog, Field } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { CopyButton, showFailure, Stack } from '../components/index.js';
import { texts as m } from '../messages.js';
import { say } from '../say.js';
import type { Text } from './text-kind.js';
import { siteTime } from './text-words.js';
import { createPreviewLink } from './texts-data.js';
import type { TextDraft } from './use-text-draft.js';

interface PreviewButtonProps {
  text: Text;
  draft: TextDraft;
  disabled: boolean;
}

/** Saves the draft, and makes a link to it that expires. */
export function PreviewButton({ text, draft, disabled }: PreviewButtonProps) {
  const { id, timeZone } = text;
  const making = useMutation({
    mutationFn: async () => ((await draft.saveNow()) === undefined ? undefined : createPreviewLink(id)),
    onError: (error) => showFailure(m.preview.failed, error),
  });
  const link = making.data;
  return (
    <>
      <Button disabled={disabled} busy={making.isPending && m.preview.busy} onClick={() => making.mutate()}>
        {m.preview.button}
      </Button>
      {link ? (
        <Dialog title={m.preview.title} onCancel={making.reset}>
          <Stack>
            <p>{say(m.preview.text, { when: siteTime(link.expiresAt, timeZone) })}</p>
            <Field label={m.preview.link} value={link.url} readOnly />
          </Stack>
          <ButtonRow $atEnd>
            <Button onClick={making.reset}>{m.preview.close}</Button>
            <CopyButton text={link.url} what={m.preview.what} />
            <ButtonLink href={link.url} target="_blank" rel="noopener" $kind="main" data-first="">
              {m.preview.open}
            </ButtonLink>
          </ButtonRow>
        </Dialog>
      ) : null}
    </>
  );
}
