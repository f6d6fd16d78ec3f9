import type { Article, ArticleValue } from '@lectern/api-client/admin';
import type { Node } from 'prosemirror-model';
import { useEffect, useRef } from 'react';
import { type SavedValue, type Saving, useSaving } from '../saving/index.js';
import { bodyOf, docOf } from './article-body.js';
import { WRITE_PAUSE_MS } from './article-rules.js';
import { fetchArticle, keepVersion, saveDraft } from './articles-data.js';

const savedOf = ({ value, revision, savedAt, savedBy }: Article): SavedValue<ArticleValue> => ({
  ...{ value, revision, savedAt },
  who: savedBy ?? '',
});

/** State of the screen: the saved value, and a document that is not written as Markdown yet. */
class Typing {
  saving: Saving<ArticleValue> | undefined;
  doc: Node | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Since the last version. */
  isChanged = false;

  change(part: Partial<ArticleValue>): void {
    if (!this.saving) return;
    this.isChanged = true;
    this.saving.change({ ...this.saving.value, ...part });
  }

  writeSoon(doc: Node): void {
    this.doc = doc;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), WRITE_PAUSE_MS);
  }

  write(): void {
    clearTimeout(this.timer);
    const { doc, saving } = this;
    this.doc = undefined;
    // A text that was only opened is never rewritten.
    if (doc && saving && !doc.eq(docOf(saving.value.body))) this.change({ body: bodyOf(doc) });
  }
}

/** The draft of an article: saved as it is typed, and a version of it kept on leaving. */
export function useArticleDraft(article: Article) {
  const { id } = article;
  const typing = useRef(new Typing());
  // Before the effects of `useSaving`, which save what is written by then.
  useEffect(() => {
    const { current } = typing;
    const hide = () => {
      if (document.visibilityState === 'hidden') current.write();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      current.write();
      if (!current.isChanged) return;
      void current.saving
        ?.saveNow()
        .then((revision) => (revision === undefined ? undefined : keepVersion(id, 'left')))
        .catch(() => undefined);
    };
  }, [id]);

  const saving = useSaving<ArticleValue>({
    name: `article:${id}`,
    saved: savedOf(article),
    save: (value, revision) => saveDraft(id, value, revision),
    load: async () => savedOf(await fetchArticle(id)),
  });
  useEffect(() => {
    typing.current.saving = saving;
  });

  return {
    saving,
    change: (part: Partial<ArticleValue>) => typing.current.change(part),
    writeSoon: (doc: Node) => typing.current.writeSoon(doc),
    /** @returns the revision, or undefined if the server does not hold all of the text */
    saveNow: () => {
      typing.current.write();
      return saving.saveNow();
    },
    keepVersion: async () => {
      typing.current.isChanged = false;
      await keepVersion(id, 'saved');
    },
    /** Shows what the server holds now. */
    show: (now: Article) => {
      typing.current.isChanged = false;
      saving.replace(savedOf(now));
    },
  };
}

export type ArticleDraft = ReturnType<typeof useArticleDraft>;
