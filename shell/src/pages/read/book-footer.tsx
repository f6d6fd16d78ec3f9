import { Icon, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { ReadingProgressBar } from '../../islands/reader/progress-bar.js';
import { Plain, Tool } from '../../islands/reader/reader-frame.js';
import type { ReadWords } from './read.words.js';

const Foot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  min-height: 3rem;
  padding: 0 max(var(--space-1), env(safe-area-inset-right)) env(safe-area-inset-bottom)
    max(var(--space-1), env(safe-area-inset-left));
  color: var(--color-muted);
  font: 500 0.875rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
  p {
    max-width: none;
    overflow: hidden;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Back = styled(Icon)`
  transform: scaleX(-1);
  [dir='rtl'] > * > & {
    transform: none;
  }
`;

const On = styled(Icon)`
  [dir='rtl'] > * > & {
    transform: scaleX(-1);
  }
`;

interface BookFootProps {
  words: ReadWords;
  /** 0 to 1. */
  fraction: number;
  chapter: string;
  /** Action on the selection or the pressed highlight; null if there is neither. */
  action: { label: string; act: () => void } | null;
  isReady: boolean;
  /** Whether the next page is on the left. */
  isRightToLeft: boolean;
  onTurn: (direction: 'on' | 'back') => void;
}

export function BookFooter(props: BookFootProps) {
  const { words, fraction, chapter, action, isReady, isRightToLeft, onTurn } = props;
  const place = words.placeText.replace('{percent}', String(Math.round(fraction * 100)));
  return (
    <Foot dir={isRightToLeft ? 'rtl' : 'ltr'}>
      <ReadingProgressBar fraction={fraction} label={words.labels.progressLabel} text={place} />
      <Tool disabled={!isReady} onClick={() => onTurn('back')}>
        <Back name="arrow" />
        <VisuallyHidden>{words.pageBackLabel}</VisuallyHidden>
      </Tool>
      {action ? (
        <p>
          <Plain onClick={action.act}>{action.label}</Plain>
        </p>
      ) : (
        <p aria-hidden="true" dir="auto">
          {chapter ? `${chapter} · ${place}` : place}
        </p>
      )}
      <Tool disabled={!isReady} onClick={() => onTurn('on')}>
        <On name="arrow" />
        <VisuallyHidden>{words.pageOnLabel}</VisuallyHidden>
      </Tool>
    </Foot>
  );
}
