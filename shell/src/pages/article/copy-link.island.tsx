import { Button } from '@lectern/ui';
import { showToast } from '@lectern/ui/toast';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import type { ArticleWords } from './article.words.js';

const CopyButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;

interface CopyLinkProps {
  address: string;
  words: Pick<ArticleWords['labels'], 'copyLabel' | 'copiedText' | 'copyFailedText'>;
}

function CopyLinkButton({ address, words }: CopyLinkProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: words.copiedText, tone: 'success' });
    } catch {
      showToast({ title: words.copyFailedText, tone: 'destructive' });
    }
  };
  return (
    <CopyButton $look="quiet" onClick={() => void copy()}>
      {words.copyLabel}
    </CopyButton>
  );
}

export const CopyLink = island('copy-link', CopyLinkButton);
