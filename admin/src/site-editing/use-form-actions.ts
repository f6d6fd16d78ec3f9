import type { ContentField } from '@lectern/api-client/admin';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Done } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { say } from '../say.js';
import { labelOf } from './field-words.js';
import type { FormActions } from './field-nodes.js';
import type { FrameHandle } from './page-frame.js';
import { keyOf, withEntry, withOrder, withReset } from './places.js';
import type { SectionDraft } from './use-section-draft.js';

/** Changes from the form, which the page in the frame shows at once if it can. */
export function useFormActions(
  draft: SectionDraft,
  frame: RefObject<FrameHandle | null>,
  choose: (key: string) => void,
) {
  const stale = useRef(false);
  const [undo, setUndo] = useState<(Done & { id: number }) | null>(null);
  const { write, change, changesNow } = draft;
  const markStale = useCallback(() => {
    stale.current = true;
  }, []);
  /** Whether the frame needs a new drawing, which the caller makes. */
  const takeStale = useCallback(() => {
    const was = stale.current;
    stale.current = false;
    return was;
  }, []);
  const actions = useMemo((): FormActions => {
    const withUndo = (text: string, next: () => void) => {
      const before = changesNow();
      next();
      markStale();
      const takeBack = async () => {
        write(before);
        markStale();
      };
      setUndo((last) => ({ id: (last?.id ?? 0) + 1, text, undo: takeBack }));
    };
    return {
      change: (field, value) => {
        change(field, value);
        const isShown =
          typeof value === 'string' && frame.current?.show(keyOf(field), value, field.placeholders);
        if (!isShown) markStale();
      },
      chosen: (key) => frame.current?.outline(key),
      reset: (field: ContentField) =>
        withUndo(say(m.reset.done, { name: labelOf(field) }), () => write(withReset(changesNow(), field))),
      order: (field, order) => {
        write(withOrder(changesNow(), field, order));
        markStale();
      },
      addEntry: (list, order) => {
        const { changes, first } = withEntry(changesNow(), list, order);
        write(changes);
        markStale();
        choose(keyOf(first));
      },
      removeEntry: (field, order, at, name) =>
        withUndo(say(m.entry.removed, { name }), () =>
          write(withOrder(changesNow(), field, order.toSpliced(at, 1))),
        ),
    };
  }, [write, change, changesNow, markStale, choose, frame]);
  return { actions, undo, clearUndo: () => setUndo(null), takeStale, markStale };
}
