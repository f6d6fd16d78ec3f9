import type { ArticleValue } from '@lectern/api-client/admin';
import type { Node } from 'prosemirror-model';
import { useEffect, useRef } from 'react';
import { type SavedValue, type Saving, type SavingOptions, useSaving } from '../saving/index.js';
import { bodyOf, docOf } from './article-body.js';
import { WRITE_PAUSE_MS } from './article-rules.js';

/** A value with a text of the editor. */
type Written = Pick<ArticleValue, 'body'>;

/** State of the screen: the saved value, and a document that is not written as Markdown yet. */
class Typing<V extends Written> {
  saving: Saving<V> | undefined;
  onLeft: (() => Promise<void>) | undefined;
  doc: Node | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Since the last version. */
  isChanged = false;

  change(part: Partial<V>): void {
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
    if (doc && saving && !doc.eq(docOf(saving.value.body))) this.change({ body: bodyOf(doc) } as Partial<V>);
  }
}

interface TextDraftOptions<V> extends SavingOptions<V> {
  /** After a changed text was saved on leaving. */
  onLeft?: () => Promise<void>;
}

/** The draft of a text, saved as it is typed and on leaving. */
export function useTextDraft<V extends Written>({ onLeft, ...options }: TextDraftOptions<V>) {
  const typing = useRef(new Typing<V>());
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
      const { isChanged, onLeft: leave } = current;
      if (!isChanged || !leave) return;
      void current.saving
        ?.saveNow()
        .then((revision) => (revision === undefined ? undefined : leave()))
        .catch(() => undefined);
    };
  }, []);

  const saving = useSaving<V>(options);
  useEffect(() => {
    typing.current.saving = saving;
    typing.current.onLeft = onLeft;
  });

  return {
    saving,
    change: (part: Partial<V>) => typing.current.change(part),
    writeSoon: (doc: Node) => typing.current.writeSoon(doc),
    /** @returns the revision, or undefined if the server does not hold all of the text */
    saveNow: () => {
      typing.current.write();
      return saving.saveNow();
    },
    /** The current text is a version now. */
    markKept: () => {
      typing.current.isChanged = false;
    },
    /** Shows what the server holds now. */
    show: (saved: SavedValue<V>) => {
      typing.current.isChanged = false;
      saving.replace(saved);
    },
  };
}
