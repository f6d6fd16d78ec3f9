import { readMarkdown, type schema, writeMarkdown } from '@lectern/rich-text';
import { FieldError, FieldLabel, TextArea } from '@lectern/ui/kit';
import { useId, useState } from 'react';
import { type Feature, RichTextEditor } from '../editor/index.js';
import { MarkdownNote } from './broadcast-preview.js';
import { broadcasts as m } from '../messages.js';

type Doc = ReturnType<typeof schema.topNodeType.create>;

/** Blocks that an email can hold. */
const emailFeatures: readonly Feature[] = [
  'heading',
  'list',
  'quotation',
  'note',
  'picture',
  'footnote',
  'separator',
];

const emailNodes = new Set<string>([
  ...['doc', 'paragraph', 'text', 'hardBreak', 'heading', 'bulletList', 'orderedList', 'listItem'],
  ...['quotation', 'quoteSource', 'note', 'picture', 'separator', 'footnote', 'footnoteReference'],
]);

/** Line breaks count in drafts of older releases, too. */
const withHardBreaks = (text: string): string => text.replace(/(?<=[^\s\\])[^\S\n]*(?=\n[^\S\n]*\S)/g, '  ');

/** The document of a text; undefined if it has parts that the editor would change. */
function documentOf(body: string): Doc | undefined {
  const { doc, faults } = readMarkdown(withHardBreaks(body));
  let isHeld = faults.length === 0;
  doc.descendants((node) => {
    isHeld &&= emailNodes.has(node.type.name);
    return isHeld;
  });
  return isHeld ? doc : undefined;
}

/** A text with its document, and the text and document that it began with. */
interface ShownText {
  body: string;
  doc: Doc | undefined;
  original: string;
  start: Doc | undefined;
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
