import { errorMessage } from '@lectern/ui/kit';
import { styled } from 'styled-components';

import { minuteOf, timeOf } from '../formats.js';
import { saving as m } from '../messages.js';
import { say } from '../say.js';
import type { Saving } from './use-saving.js';

const Line = styled.p<{ $isOpen: boolean }>`
  margin: 0;
  color: ${({ $isOpen }) => ($isOpen ? 'var(--color-caution)' : 'var(--color-muted)')};
  font-size: 0.9375rem;
`;

/** Texts that were saved before today have the day, too. */
const savedText = (at: Date): string =>
  at.toDateString() === new Date().toDateString()
    ? say(m.status.saved, { time: timeOf(at) })
    : say(m.status.savedEarlier, { time: minuteOf(at.toISOString()) });

type Shown = Pick<Saving<unknown>, 'state' | 'savedAt' | 'error' | 'when'>;

function textOf({ state, savedAt, error, when }: Shown): string {
  const words = when === 'asked' ? m.asked : m.status;
  switch (state) {
    case 'saved':
      return savedAt ? savedText(savedAt) : '';
    case 'saving':
    case 'saving-older':
      return m.status.saving;
    case 'refused':
      return say(words.refused, { error: error ? errorMessage(error) : '' });
    case 'unsaved':
    case 'retrying':
    case 'conflict':
      return words[state];
  }
}

/** Says whether the server holds the text. */
export function SavingStatus({ saving }: { saving: Shown }) {
  const isOpen = saving.state === 'retrying' || saving.state === 'refused' || saving.state === 'conflict';
  return (
    <Line role="status" $isOpen={isOpen}>
      {textOf(saving)}
    </Line>
  );
}
