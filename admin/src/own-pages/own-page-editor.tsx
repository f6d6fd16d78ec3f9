import type { OwnPage } from '@lectern/api-client/admin';
import { TextArea } from '@lectern/ui/kit';
import { docOf } from '../articles/article-body.js';
import { MAX_TITLE_LENGTH } from '../articles/article-rules.js';
import { statusOf } from '../articles/article-words.js';
import { Desk, HiddenHeading, titled, Unpublishable, Written } from '../articles/text-desk.js';
import { Note, PageHeading, Stack, Status } from '../components/index.js';
import { RichTextEditor } from '../editor/index.js';
import { ownPages as m } from '../messages.js';
import { SavingNotices } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { titleOf } from './own-page-list.js';
import type { BinnedPage } from './own-pages-data.js';
import { PageActions } from './page-actions.js';
import { PageDetails } from './page-details.js';
import { textOf } from './page-text.js';
import { useOwnPageDraft } from './use-own-page-draft.js';

interface OwnPageEditorProps {
  page: OwnPage;
  onBinned: (binned: BinnedPage) => void;
}

/** Editor of a page's draft, with its address and its places. */
export function OwnPageEditor({ page: loaded, onBinned }: OwnPageEditorProps) {
  const draft = useOwnPageDraft(loaded);
  const { may } = useStaff();
  const { saving, change } = draft;
  const { value, revision } = saving;
  const mayWrite = may.includes('articles.write');
  const mayPublish = may.includes('articles.publish');
  const page = { ...loaded, hasChanges: loaded.hasChanges || revision > loaded.revision };
  return (
    <>
      <HiddenHeading>
        <PageHeading title={titleOf(value)} actions={<Status {...statusOf(page)} />} />
      </HiddenHeading>
      {mayPublish ? null : <Note>{mayWrite ? m.editor.ownerPublishes : m.editor.readOnly}</Note>}
      <Stack>
        <SavingNotices saving={saving} textOf={textOf} />
        {page.faults.length > 0 ? <Unpublishable faults={page.faults} /> : null}
        <Desk>
          <Written>
            <TextArea
              label={m.editor.title}
              rows={1}
              maxLength={MAX_TITLE_LENGTH}
              value={value.title}
              disabled={!mayWrite}
              onChange={({ target }) => change(titled(target.value, value, page.path))}
            />
            <RichTextEditor
              label={m.editor.text}
              doc={docOf(value.body)}
              onChange={draft.writeSoon}
              isReadOnly={!mayWrite}
            />
          </Written>
          <Stack>
            <PageActions page={page} draft={draft} mayPublish={mayPublish} onBinned={onBinned} />
            <PageDetails page={page} value={value} change={change} disabled={!mayWrite} />
          </Stack>
        </Desk>
      </Stack>
    </>
  );
}
