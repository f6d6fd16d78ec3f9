import type { Node } from 'prosemirror-model';
import { useEffect, useRef, useState } from 'react';
import { WRITE_PAUSE_MS } from './saving-rules.js';
import { type Saving, type SavingOptions, useSaving } from './use-saving.js';

/** A value with a text of the editor. */
interface Written {
  body: unknown;
}

/** How a text is stored. */
export interface TextFormat<Body> {
  /** Always the same document for the same text; undefined if the editor cannot show it. */
  docOf(body: Body): Node | undefined;
  bodyOf(doc: Node): Body;
}

/** State of the screen: the saved value, and a document that is not written yet. */
class Typing<V extends Written> {
  saving: Saving<V> | undefined;
  onLeft: (() => Promise<void>) | undefined;
  doc: Node | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Since {@link TypedText.markKept}. */
  isChanged = false;

  constructor(private readonly format: TextFormat<V['body']>) {}

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

  /** @returns the body, if the document changes it */
  write(): { body?: V['body'] } {
    clearTimeout(this.timer);
    const { doc, saving } = this;
    this.doc = undefined;
    const shown = doc && saving && this.format.docOf(saving.value.body);
    // A text that was only opened is never rewritten.
    if (!doc || !shown || doc.eq(shown)) return {};
    const written = { body: this.format.bodyOf(doc) };
    this.change(written as Partial<V>);
    return written;
  }
}

export interface TypedText<V> {
  saving: Saving<V>;
  change(part: Partial<V>): void;
  writeSoon(doc: Node): void;
  /** The value with what was typed a moment ago. */
  write(): V;
  /** @returns the revision, or undefined if the server does not hold all of the text */
  saveNow(): Promise<number | undefined>;
  /** The current text needs no version on leaving. */
  markKept(): void;
}

interface TypedTextOptions<V extends Written> extends SavingOptions<V> {
  format: TextFormat<V['body']>;
  /** After a changed text was saved on leaving. */
  onLeft?: () => Promise<void>;
}

/** A text of the editor: written after a pause, saved as it is typed, and on leaving. */
export function useTypedText<V extends Written>({
  format,
  onLeft,
  ...options
}: TypedTextOptions<V>): TypedText<V> {
  const [created] = useState(() => new Typing<V>(format));
  const typing = useRef(created);
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
    change: (part) => typing.current.change(part),
    writeSoon: (doc) => typing.current.writeSoon(doc),
    write: () => ({ ...saving.value, ...typing.current.write() }),
    saveNow: () => {
      typing.current.write();
      return saving.saveNow();
    },
    markKept: () => {
      typing.current.isChanged = false;
    },
  };
}
