import { Card, Chip, ChipList } from '@lectern/ui';
import { styled } from 'styled-components';

const Sheet = styled(Card)`
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-3);
  }
`;

export function KeywordsCard({ heading, keywords }: { heading: string; keywords: string[] }) {
  return (
    <Sheet as="section" aria-labelledby="keywords-title">
      <h2 id="keywords-title">{heading}</h2>
      <ChipList>
        {keywords.map((keyword) => (
          <Chip key={keyword}>{keyword}</Chip>
        ))}
      </ChipList>
    </Sheet>
  );
}
