import { Container } from '@lectern/ui';
import { styled } from 'styled-components';

import { useFrameWords } from '../../site-data.js';
import { ThankYou } from './thank-you.island.js';
import type { ThankYouWords } from './thank-you.words.js';

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
`;

export function ThankYouPage({ words }: { words: ThankYouWords }) {
  return (
    <Page>
      <ThankYou words={words} contactEmail={useFrameWords().contact.email} />
    </Page>
  );
}
