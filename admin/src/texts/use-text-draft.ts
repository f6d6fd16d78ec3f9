import type { Node } from 'prosemirror-model';
import { useEffect, useRef } from 'react';
import { type SavedValue, type Saving, useSaving } from '../saving/index.js';
import { bodyOf, docOf } from './text-body.js';
import type { Text, TextKind, TextValue } from './text-kind.js';
import { WRITE_PAUSE_MS } from './text-rules.js';
import { keepVersion, reloadText } from './texts-data.js';

/** State of the screen: the saved value, and a document that is not written as Markdown yet. */
class Typing<V extends TextValue> {
  saving: Saving<V> | undefined;
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

const savedOf = ({ value, revision, savedAt, savedBy }: Text): SavedValue<TextValue> => ({
  ...{ value, revision, savedAt },
  who: savedBy ?? '',
});

export interface TextDraft<T extends Text = Text> {
  saving: Saving<T['value']>;
  change(part: Partial<T['value']>): void;
  writeSoon(doc: Node): void;
  /** @returns the revision, or undefined if the server does not hold all of the text */
  saveNow(): Promise<number | undefined>;
  /** Saves the text and keeps it as a version. @returns whether the server holds it */
  keepVersion(): Promise<boolean>;
  /** Shows the text that the server holds now. */
  reload(): Promise<T>;
}

/** The draft of a text, saved as it is typed and on leaving; then a version of it is kept. */
export function useTextDraft<T extends Text>(kind: TextKind<T>, text: T): TextDraft<T> {
  const { id } = text;
  const typing = useRef(new Typing<T['value']>());
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

  const saving = useSaving<T['value']>({
    name: `${kind.name}:${id}`,
    saved: savedOf(text),
    save: (value, revision) => kind.save(id, value, revision),
    load: async () => savedOf(await kind.fetch(id, false)),
  });
  useEffect(() => {
    typing.current.saving = saving;
  });

  const saveNow = () => {
    typing.current.write();
    return saving.saveNow();
  };
  return {
    saving,
    saveNow,
    change: (part) => typing.current.change(part),
    writeSoon: (doc) => typing.current.writeSoon(doc),
    keepVersion: async () => {
      if ((await saveNow()) === undefined) return false;
      typing.current.isChanged = false;
      await keepVersion(id, 'saved');
      return true;
    },
    reload: async () => {
      const now = await reloadText(kind, id);
      typing.current.isChanged = false;
      saving.replace(savedOf(now));
      return now;
    },
  };
}
