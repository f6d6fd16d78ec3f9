import type { Node } from 'prosemirror-model';
import { VisuallyHidden } from '@lectern/ui/kit';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { showFailure, showToast } from '../components/index.js';
import { editor as m } from '../messages.js';
import { uploadPicture } from '../pictures/upload-picture.js';
import { counted, say } from '../say.js';
import { type Feature, FEATURES } from './core/features.js';
import { editorPlugins } from './core/plugins.js';
import type { BookChoice } from './dialogs/book-dialog.js';
import { EditorDialogs, type OpenDialog } from './dialogs/editor-dialogs.js';
import { type OpenEditor, openEditor } from './editor-view.js';
import { blockLook, textLook } from './text-look.js';
import { EditorToolbar } from './toolbar/editor-toolbar.js';
import type { EditorDialog } from './toolbar/menu-entries.js';

export interface RichTextEditorProps {
  /** Name for screen readers. */
  label: string;
  /** The text. A new document replaces what is in the editor, and can be undone. */
  doc: Node;
  onChange: (doc: Node) => void;
  /** Blocks that this place can hold; others are simplified when they are pasted. */
  features?: readonly Feature[];
  describedBy?: string;
  isReadOnly?: boolean;
  /** For book cards. */
  books?: readonly BookChoice[];
}

const Frame = styled.div`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-background);
  &:focus-within {
    border-color: var(--color-accent);
  }
`;

const Top = styled.div`
  position: sticky;
  z-index: 2;
  top: var(--header);
  border-bottom: 1px solid var(--color-line);
  border-radius: var(--radius-medium) var(--radius-medium) 0 0;
  background: var(--color-surface);
`;

const Text = styled.div`
  > div {
    ${textLook}
    ${blockLook}
  }
`;

const noBooks: readonly BookChoice[] = [];

async function upload(file: File) {
  const { address, alt } = await uploadPicture(file);
  return { src: address, alt };
}

/** Editor of the author's texts: what it shows is what the site's Markdown can hold. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, doc, describedBy, features = FEATURES, isReadOnly = false, books = noBooks } = props;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  /** Documents that the editor has shown: only others replace its text. */
  const known = useRef(new WeakSet<Node>([doc]));
  const featureNames = features.join(' ');

  useEffect(() => {
    if (!place.current) return undefined;
    const held = featureNames.split(' ') as Feature[];
    const opened = openEditor({
      place: place.current,
      doc: latest.current.doc,
      isReadOnly: () => latest.current.isReadOnly ?? false,
      bookTitle: (bookId) => latest.current.books?.find((book) => book.id === bookId)?.title,
      editPicture: (pos) => setDialog({ name: 'picture-words', pos }),
      attributes: () => ({
        id: `${id}-text`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': latest.current.label,
        'aria-describedby': [`${id}-hint`, latest.current.describedBy ?? ''].join(' ').trim(),
        'aria-readonly': String(latest.current.isReadOnly ?? false),
        spellcheck: 'true',
      }),
      plugins: editorPlugins({
        features: held,
        uploadPicture: () => upload,
        openLink: () => {
          setDialog({ name: 'link' });
          return true;
        },
        toToolbar: () => {
          toolbar.current?.focus();
          return true;
        },
        onTooLong: () => showFailure(m.paste.tooLong.title, m.paste.tooLong.text),
        onLeftOut: (count) => showToast({ title: counted(count, m.paste.leftOut), tone: 'neutral' }),
        onUploadFailed: (error, fileName) => showFailure(say(m.picture.failed, { fileName }), error),
      }),
      onChange: (next) => {
        known.current.add(next);
        latest.current.onChange(next);
      },
    });
    setEditor(opened);
    return () => {
      setEditor(null);
      opened.close();
    };
  }, [id, featureNames]);

  useEffect(() => {
    if (!editor || known.current.has(doc)) return;
    known.current.add(doc);
    if (!doc.eq(editor.view.state.doc)) editor.replace(doc);
  }, [editor, doc]);

  useEffect(() => {
    editor?.view.setProps({});
  }, [editor, isReadOnly, label, describedBy]);

  // The text is inert until the dialog is gone.
  const hadDialog = useRef(false);
  useEffect(() => {
    if (!dialog && hadDialog.current) editor?.view.focus();
    hadDialog.current = dialog !== null;
  }, [editor, dialog]);

  const close = useCallback(() => setDialog(null), []);

  const dialogs: EditorDialog[] = [
    'link',
    'picture',
    'docx',
    ...(books.length > 0 ? (['book'] as const) : []),
  ];
  return (
    <Frame>
      {editor && !isReadOnly ? (
        <Top>
          <EditorToolbar
            ref={toolbar}
            editor={editor}
            label={label}
            features={features}
            dialogs={dialogs}
            onOpen={(name) => setDialog({ name })}
            controls={`${id}-text`}
          />
        </Top>
      ) : null}
      <Text ref={place} />
      <VisuallyHidden id={`${id}-hint`}>{m.hint}</VisuallyHidden>
      {editor && dialog ? (
        <EditorDialogs view={editor.view} dialog={dialog} books={books} onClose={close} />
      ) : null}
    </Frame>
  );
}
