import { styled } from 'styled-components';
import { Button } from './button.js';

const Frame = styled.p`
  margin-top: var(--space-2);
  text-align: center;
`;

interface MoreButtonProps {
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Below a list that goes on. */
export function MoreButton({ pages }: MoreButtonProps) {
  if (!pages.hasNextPage) return null;
  return (
    <Frame>
      <Button busy={pages.isFetchingNextPage && 'On their way…'} onClick={() => void pages.fetchNextPage()}>
        Older ones
      </Button>
    </Frame>
  );
}
