import { FieldError, FieldLabel, TextArea } from '@lectern/ui/kit';
import { useId } from 'react';
import { RichTextEditor } from '../editor/index.js';
import { broadcasts as m } from '../messages.js';
import { MarkdownNote } from './broadcast-preview.js';
import { emailFeatures } from './email-document.js';
import type { BroadcastDraft } from './use-broadcast-draft.js';

interface BroadcastTextProps {
  draft: BroadcastDraft;
  error: string | null;
}

/** The text of a broadcast: in the editor, or as Markdown if the editor would change it. */
export function BroadcastText({ draft: { saving, text, change, writeSoon }, error }: BroadcastTextProps) {
  const problemId = useId();
  const { body } = saving.value;
  const doc = text.docOf(body);
  if (!doc) {
    return (
      <div>
        <TextArea
          label={m.editor.text}
          name="body"
          maxLength={50_000}
          value={body}
          error={error}
          onChange={({ target }) => {
            text.keepMarkdown(target.value);
            change({ body: target.value });
          }}
        />
        <MarkdownNote />
      </div>
    );
  }
  return (
    <div>
      <FieldLabel as="p">{m.editor.text}</FieldLabel>
      <RichTextEditor
        label={m.editor.text}
        doc={doc}
        features={emailFeatures}
        describedBy={problemId}
        onChange={writeSoon}
      />
      {error ? <FieldError id={problemId}>{error}</FieldError> : null}
    </div>
  );
}
