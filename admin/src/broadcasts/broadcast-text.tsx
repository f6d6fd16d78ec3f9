import { writeMarkdown } from '@lectern/rich-text';
import { FieldError, FieldLabel, TextArea } from '@lectern/ui/kit';
import { useId, useState } from 'react';
import { RichTextEditor } from '../editor/index.js';
import { MarkdownNote } from './broadcast-preview.js';
import { documentOf, type EmailDocument, emailFeatures } from './email-document.js';
import { broadcasts as m } from '../messages.js';

/** A text with its document, and the text and document that it began with. */
interface ShownText {
  body: string;
  doc: EmailDocument | undefined;
  original: string;
  start: EmailDocument | undefined;
}

function read(body: string): ShownText {
  const doc = documentOf(body);
  return { body, doc, original: body, start: doc };
}

interface BroadcastTextProps {
  /** Markdown. */
  body: string;
  error: string | null;
  onChange: (body: string) => void;
}

/**
 * The text of a broadcast. A text is rewritten only by an edit: undoing all edits gives the original. One that the
 * editor would change is edited as Markdown.
 */
export function BroadcastText({ body, error, onChange }: BroadcastTextProps) {
  const problemId = useId();
  const [shown, setShown] = useState(() => read(body));
  // Another window's text, or the saved one.
  if (shown.body !== body) setShown(read(body));
  const { doc, original, start } = shown;
  if (!doc || !start) {
    return (
      <div>
        <TextArea
          label={m.editor.text}
          name="body"
          maxLength={50_000}
          value={body}
          error={error}
          onChange={({ target }) => {
            setShown({ body: target.value, doc: undefined, original: target.value, start: undefined });
            onChange(target.value);
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
        onChange={(next) => {
          const written = next.eq(start) ? original : writeMarkdown(next);
          setShown({ body: written, doc: next, original, start });
          onChange(written);
        }}
      />
      {error ? <FieldError id={problemId}>{error}</FieldError> : null}
    </div>
  );
}
