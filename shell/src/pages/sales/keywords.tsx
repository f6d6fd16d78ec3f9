import { Chip, ChipList, Container } from '@lectern/ui';
import { styled } from 'styled-components';
import type { SectionProps } from './sales.words.js';

const Section = styled.section`
  padding-block: var(--space-4) var(--space-10);
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-4);
  }
`;

export function Keywords({ words }: SectionProps<'keywords'>) {
  return (
    <Section aria-labelledby="keywords-title">
      <Container>
        <h2 id="keywords-title">{words.labels.keywordsHeading}</h2>
        <ChipList>
          {words.keywords.map((keyword) => (
            <Chip key={keyword}>{keyword}</Chip>
          ))}
        </ChipList>
      </Container>
    </Section>
  );
}
