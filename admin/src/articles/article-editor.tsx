import type { Article, ArticleValue } from '@lectern/api-client/admin';
import { visuallyHidden } from '@lectern/ui';
import { TextArea } from '@lectern/ui/kit';
import { slugOf } from '@lectern/text-folding';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Note, PageHeading, showFailure, showSuccess, Stack, Status } from '../components/index.js';
import { RichTextEditor } from '../editor/index.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { SavingNotices } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { ActionBar } from './action-bar.js';
import { docOf } from './article-body.js';
import { MAX_ADDRESS_LENGTH, MAX_TITLE_LENGTH } from './article-rules.js';
import { textOf } from './article-text.js';
import { statusOf, titleOf } from './article-words.js';
import type { BinnedArticle } from './articles-data.js';
import { DetailsPanel } from './details-panel.js';
import { oneLine } from './one-line.js';
import { PublicationPanel } from './publication-panel.js';
import { SharingPanel } from './sharing-panel.js';
import { useArticleDraft } from './use-article-draft.js';
import { VersionsPanel } from './versions-panel.js';

/** The details go beside the text on wide screens. */
const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  @media (min-width: 76rem) {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;

/** The title grows with its text, and an empty text fills the screen. */
const Written = styled(Stack)`
  > :first-child textarea {
    min-height: 0;
    field-sizing: content;
    resize: none;
    font: 480 1.75rem/1.25 var(--font-title);
  }
  [role='textbox'] {
    min-height: max(16rem, 100dvh - 26rem);
  }
`;

/** The field below shows the title. */
const Named = styled.div`
  h1 {
    ${visuallyHidden}
  }
`;

const Faults = styled.ul`
  padding-left: 1.25rem;
`;

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

const addressOf = (title: string): string => (slugOf(title) ?? '').slice(0, MAX_ADDRESS_LENGTH);

/** The address follows the title until she writes her own, or the article has a page. */
function titled(typed: string, { title, slug }: ArticleValue, path: string | null): Partial<ArticleValue> {
  const next = oneLine(typed);
  const isFollowing = path === null && slug === addressOf(title);
  return isFollowing ? { title: next, slug: addressOf(next) } : { title: next };
}

const Unpublishable = ({ faults }: Pick<Article, 'faults'>) => (
  <Note as="div">
    {m.editor.faults}
    <Faults>
      {faults.map(({ line, message }) => (
        <li key={`${line} ${message}`}>{line === null ? message : say(m.editor.line, { line, message })}</li>
      ))}
    </Faults>
  </Note>
);

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
      <Named>
        <PageHeading title={titleOf(value)} actions={<Status {...statusOf({ ...article, hasChanges })} />} />
      </Named>
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
