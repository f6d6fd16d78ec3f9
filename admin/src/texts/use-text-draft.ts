import type { Node } from 'prosemirror-model';
import { type SavedValue, type Saving, useTypedText } from '../saving/index.js';
import { textFormat } from './text-body.js';
import type { Text, TextKind, TextValue } from './text-kind.js';
import { keepVersion, reloadText } from './texts-data.js';

const savedOf = ({ value, revision, savedAt, savedBy }: Text): SavedValue<TextValue> => ({
  ...{ value, revision },
  savedAt: revision > 0 ? savedAt : null,
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
  const { saving, change, writeSoon, saveNow, markKept } = useTypedText<T['value']>({
    name: `${kind.name}:${id}`,
    saved: savedOf(text),
    format: textFormat,
    save: (value, revision) => kind.save(id, value, revision),
    load: async () => savedOf(await kind.fetch(id, false)),
    onLeft: () => keepVersion(id, 'left'),
  });
  return {
    ...{ saving, change, writeSoon, saveNow },
    keepVersion: async () => {
      if ((await saveNow()) === undefined) return false;
      markKept();
      await keepVersion(id, 'saved');
      return true;
    },
    reload: async () => {
      const now = await reloadText(kind, id);
      markKept();
      saving.replace(savedOf(now));
      return now;
    },
  };
}
