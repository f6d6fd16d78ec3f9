import { TextArea } from '@lectern/ui/kit';
import type { ComponentType, KeyboardEvent } from 'react';
import { Note, PageHeading, showFailure, showSuccess, Stack, Status } from '../components/index.js';
import { type BookChoice, RichTextEditor } from '../editor/index.js';
import { texts as m } from '../messages.js';
import { SavingNotices } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { ActionBar } from './action-bar.js';
import { PublicationPanel } from './publication-panel.js';
import { docOf } from './text-body.js';
import { Desk, HiddenHeading, titled, Unpublishable, Written } from './text-desk.js';
import type { Text, TextKind } from './text-kind.js';
import { MAX_TITLE_LENGTH } from './text-rules.js';
import { statusOf, titleOf } from './text-words.js';
import type { BinnedText } from './texts-data.js';
import { useTextDraft } from './use-text-draft.js';
import { VersionsPanel } from './versions-panel.js';

export interface DetailsProps<T extends Text> {
  text: T;
  value: T['value'];
  change: (part: Partial<T['value']>) => void;
  disabled: boolean;
}

/** The parts of the editor that articles and pages do not share. */
export interface TextParts<T extends Text> {
  Details: ComponentType<DetailsProps<T>>;
  /** More to do with a published text. */
  Actions?: ComponentType<{ id: string }>;
  /** All that visitors can notice, as one text for comparisons. */
  textOf(value: T['value']): string;
  books?(text: T): readonly BookChoice[];
}

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

interface TextEditorProps<T extends Text> {
  kind: TextKind<T>;
  parts: TextParts<T>;
  text: T;
  onBinned: (binned: BinnedText) => void;
}

/** Editor of a draft, with its details, its versions, and the actions that visitors notice. */
export function TextEditor<T extends Text>({ kind, parts, text: loaded, onBinned }: TextEditorProps<T>) {
  const draft = useTextDraft(kind, loaded);
  const { may } = useStaff();
  const { saving, change } = draft;
  const { value, revision } = saving;
  const mayWrite = may.includes('articles.write');
  const mayPublish = may.includes('articles.publish');
  const hasChanges = loaded.hasChanges || revision > Math.max(1, loaded.revision);
  const text = { ...loaded, hasChanges };
  const { Actions, Details } = parts;
  const save = async () => {
    try {
      if (await draft.keepVersion()) showSuccess(m.editor.kept.title, m.editor.kept.text);
    } catch (error) {
      showFailure(m.editor.failed, error);
    }
  };
  return (
    <div
      onKeyDown={(event) => {
        if (!isSaveKey(event) || !mayWrite) return;
        event.preventDefault();
        void save();
      }}
    >
      <HiddenHeading>
        <PageHeading title={titleOf(value)} actions={<Status {...statusOf(text)} />} />
      </HiddenHeading>
      {mayPublish ? null : <Note>{mayWrite ? m.editor.ownerPublishes : m.editor.readOnly}</Note>}
      <Stack>
        <SavingNotices saving={saving} textOf={parts.textOf} />
        {text.faults.length > 0 ? <Unpublishable faults={text.faults} /> : null}
        <Desk>
          <Written>
            <TextArea
              label={m.editor.title}
              rows={1}
              maxLength={MAX_TITLE_LENGTH}
              value={value.title}
              disabled={!mayWrite}
              onChange={({ target }) => change(titled(target.value, value, text.path) as Partial<T['value']>)}
            />
            <RichTextEditor
              label={m.editor.text}
              doc={docOf(value.body)}
              onChange={draft.writeSoon}
              isReadOnly={!mayWrite}
              books={parts.books?.(text)}
            />
          </Written>
          <Stack>
            <PublicationPanel text={text} draft={draft} mayPublish={mayPublish} onBinned={onBinned}>
              {Actions ? <Actions id={text.id} /> : null}
            </PublicationPanel>
            <Details text={text} value={value} change={change} disabled={!mayWrite} />
            <VersionsPanel id={text.id} draft={draft} textOf={parts.textOf} mayWrite={mayWrite} />
          </Stack>
        </Desk>
        {mayWrite ? (
          <ActionBar
            text={text}
            draft={draft}
            lead={kind.words.publish}
            mayPublish={mayPublish}
            onSave={save}
          />
        ) : null}
      </Stack>
    </div>
  );
}
