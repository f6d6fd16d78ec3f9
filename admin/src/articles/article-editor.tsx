import type { Article } from '@lectern/api-client/admin';
import { TextArea } from '@lectern/ui/kit';
import type { KeyboardEvent } from 'react';
import { Note, PageHeading, showFailure, showSuccess, Stack, Status } from '../components/index.js';
import { RichTextEditor } from '../editor/index.js';
import { articles as m } from '../messages.js';
import { SavingNotices } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { ActionBar } from './action-bar.js';
import { docOf } from './article-body.js';
import { MAX_TITLE_LENGTH } from './article-rules.js';
import { textOf } from './article-text.js';
import { statusOf, titleOf } from './article-words.js';
import type { BinnedArticle } from './articles-data.js';
import { DetailsPanel } from './details-panel.js';
import { PublicationPanel } from './publication-panel.js';
import { SharingPanel } from './sharing-panel.js';
import { Desk, HiddenHeading, titled, Unpublishable, Written } from './text-desk.js';
import { useArticleDraft } from './use-article-draft.js';
import { VersionsPanel } from './versions-panel.js';

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

interface ArticleEditorProps {
  article: Article;
  onBinned: (binned: BinnedArticle) => void;
}

/** Editor of an article's draft, with its details, its versions, and the actions that visitors notice. */
export function ArticleEditor({ article, onBinned }: ArticleEditorProps) {
  const draft = useArticleDraft(article);
  const { may } = useStaff();
  const { saving, change } = draft;
  const { value, revision } = saving;
  const mayWrite = may.includes('articles.write');
  const mayPublish = may.includes('articles.publish');
  const hasChanges = article.hasChanges || revision > Math.max(1, article.revision);
  const save = async () => {
    if ((await draft.saveNow()) === undefined) return;
    try {
      await draft.keepVersion();
      showSuccess(m.editor.kept.title, m.editor.kept.text);
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
        <PageHeading title={titleOf(value)} actions={<Status {...statusOf({ ...article, hasChanges })} />} />
      </HiddenHeading>
      {mayPublish ? null : <Note>{mayWrite ? m.editor.ownerPublishes : m.editor.readOnly}</Note>}
      <Stack>
        <SavingNotices saving={saving} textOf={textOf} />
        {article.faults.length > 0 ? <Unpublishable faults={article.faults} /> : null}
        <Desk>
          <Written>
            <TextArea
              label={m.editor.title}
              rows={1}
              maxLength={MAX_TITLE_LENGTH}
              value={value.title}
              disabled={!mayWrite}
              onChange={({ target }) => change(titled(target.value, value, article.path))}
            />
            <RichTextEditor
              label={m.editor.text}
              doc={docOf(value.body)}
              onChange={draft.writeSoon}
              isReadOnly={!mayWrite}
              books={article.books}
            />
          </Written>
          <Stack>
            <PublicationPanel
              article={{ ...article, hasChanges }}
              draft={draft}
              mayPublish={mayPublish}
              onBinned={onBinned}
            />
            <DetailsPanel article={article} value={value} change={change} disabled={!mayWrite} />
            <SharingPanel value={value} change={change} disabled={!mayWrite} />
            <VersionsPanel article={article} draft={draft} mayWrite={mayWrite} />
          </Stack>
        </Desk>
        {mayWrite ? (
          <ActionBar
            article={{ ...article, hasChanges }}
            draft={draft}
            mayPublish={mayPublish}
            onSave={save}
          />
        ) : null}
      </Stack>
    </div>
  );
}
