import { Button } from '@lectern/ui';
import { showToast } from '@lectern/ui/toast';
import { styled } from 'styled-components';

import { island } from './island.js';

const CopyButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

interface CopyTextProps {
  text: string;
  words: Record<'copyLabel' | 'copiedText' | 'copyFailedText', string>;
  /** If several buttons of a page have the same label. */
  label?: string;
}

function CopyTextButton({ text, words, label }: CopyTextProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: words.copiedText, tone: 'success' });
    } catch {
      showToast({ title: words.copyFailedText, tone: 'destructive' });
    }
  };
  return (
    <CopyButton $look="quiet" aria-label={label} onClick={() => void copy()}>
      {words.copyLabel}
    </CopyButton>
  );
}

export const CopyText = island('copy-text', CopyTextButton);
