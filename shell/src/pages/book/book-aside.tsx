import { styled } from 'styled-components';
import { AboutCard } from './about-card.js';
import type { BookWords } from './book.words.js';
import { KeywordsCard } from './keywords-card.js';
import { ResourcesCard } from './resources-card.js';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** The cards beside the description. */
export function BookAside({ words }: { words: BookWords }) {
  const { about, resources, keywords, labels } = words;
  return (
    <Column>
      {about ? <AboutCard words={about} /> : null}
      <ResourcesCard words={resources} />
      {keywords.length > 0 ? <KeywordsCard heading={labels.keywordsHeading} keywords={keywords} /> : null}
    </Column>
  );
}
