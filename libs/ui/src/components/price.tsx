import { formatCents } from '@lectern/money';
import { styled } from 'styled-components';

const Amount = styled.span`
  font-family: var(--font-title);
  font-weight: 560;
  letter-spacing: -0.01em;
`;

interface PriceProps {
  cents: number;
  className?: string;
}

export function Price({ cents, className }: PriceProps) {
  return (
    <Amount className={className} data-keep-clear="">
      {formatCents(cents)}
    </Amount>
  );
}
