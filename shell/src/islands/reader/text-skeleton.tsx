import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';

const Line = styled(Skeleton)`
  &:nth-child(6n + 1) {
    width: 58%;
    min-height: 2em;
    margin-bottom: var(--space-2);
  }
  &:nth-child(6n) {
    width: 44%;
  }
`;

const Paragraph = styled.span`
  display: grid;
  gap: var(--space-1);
`;

export function TextSkeleton() {
  return (
    <Paragraph>
      <Line />
      <Line />
      <Line />
      <Line />
      <Line />
      <Line />
    </Paragraph>
  );
}
