import type { ContentChange, ContentField, ContentSection } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { type Done, UndoBar } from '../components/index.js';
import { look as m } from '../messages.js';
import { isSameValue } from '../saving/index.js';
import { keyOf } from '../site-editing/places.js';
import { publishSection, resetSection, saveSection } from '../site-editing/site-editing-data.js';

interface LookResetProps {
  section: ContentSection;
  /** Saves what is typed, so that it cannot arrive after the reset. */
  settle: () => Promise<unknown>;
  onShown: (section: ContentSection) => void;
}

/** Changes that show visitors what they saw before. */
function lostBy(before: readonly ContentField[], after: readonly ContentField[]): ContentChange[] {
  const now = new Map(after.map((field) => [keyOf(field), field.published]));
  return before.flatMap(({ file, pointer, published: value }) =>
    value === null || isSameValue(value, now.get(keyOf({ file, pointer }))) ? [] : [{ file, pointer, value }],
  );
}

/** Shows the standard look to visitors at once, with a way back. */
export function LookReset({ section, settle, onShown }: LookResetProps) {
  const [done, setDone] = useState<Done | null>(null);
  const resetting = useMutation({
    mutationFn: async () => {
      await settle();
      return resetSection('look');
    },
    onSuccess: (standard) => {
      const changes = lostBy(section.fields, standard.fields);
      onShown(standard);
      const undo = async () => {
        const { revision } = await saveSection('look', changes, standard.revision);
        onShown(await publishSection('look', revision));
      };
      setDone(changes.length > 0 ? { text: m.reset.done, undo } : null);
    },
  });
  return (
    <>
      {done ? <UndoBar key={done.text} done={done} onUndone={() => setDone(null)} /> : null}
      <ErrorMessage error={resetting.error} />
      <Button busy={resetting.isPending && m.reset.busy} onClick={() => resetting.mutate()}>
        {m.reset.button}
      </Button>
    </>
  );
}
