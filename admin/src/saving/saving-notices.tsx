import { Button, ButtonRow } from '@lectern/ui/kit';

import { Panel, Stack } from '../components/index.js';
import { minuteOf } from '../formats.js';
import { saving as m } from '../messages.js';
import { say } from '../say.js';
import { TextDifference } from './text-difference.js';
import type { Saving } from './use-saving.js';

interface SavingNoticesProps<V> {
  saving: Saving<V>;
  /** The text as the reader of a comparison sees it. */
  textOf: (value: V) => string;
}

/** Asks which text counts: after someone else saved it, or if this browser holds one that was never saved. */
export function SavingNotices<V>({ saving, textOf }: SavingNoticesProps<V>) {
  const { value, savedAt, theirs, copy } = saving;
  const { title, keepMine } = saving.when === 'asked' ? m.conflict.asked : m.conflict;
  const who = theirs?.who || m.conflict.someone;
  const conflict = theirs?.savedAt
    ? say(m.conflict.text, { who, at: minuteOf(theirs.savedAt) })
    : say(m.conflict.undated, { who });
  if (theirs)
    return (
      <Panel role="alert" aria-label={title}>
        <Stack $gap={1}>
          <p>
            <strong>{title}</strong> {conflict}
          </p>
          <TextDifference before={textOf(theirs.value)} after={textOf(value)} />
          <ButtonRow>
            <Button onClick={saving.keepMine}>{keepMine}</Button>
            <Button onClick={saving.takeTheirs}>{say(m.conflict.takeTheirs, { who })}</Button>
          </ButtonRow>
        </Stack>
      </Panel>
    );
  if (!copy) return null;
  const copied = minuteOf(copy.at.toISOString());
  const when = savedAt
    ? say(m.copy.text, { copied, saved: minuteOf(savedAt.toISOString()) })
    : say(m.copy.unsent, { copied });
  return (
    <Panel role="alert" aria-label={m.copy.title}>
      <Stack $gap={1}>
        <p>
          <strong>{m.copy.title}</strong> {when}
        </p>
        <TextDifference before={textOf(value)} after={textOf(copy.value)} />
        <ButtonRow>
          <Button onClick={saving.takeCopy}>{m.copy.take}</Button>
          <Button kind="bare" onClick={saving.dropCopy}>
            {m.copy.drop}
          </Button>
        </ButtonRow>
      </Stack>
    </Panel>
  );
}
