import { formatMoney, type MoneyFormat } from '@lectern/money';
import { styled } from 'styled-components';

const Amount = styled.span`
  font-family: var(--font-title);
  font-weight: 560;
  letter-spacing: -0.01em;
`;

interface PriceProps {
  /** In the currency's minor unit. */
  cents: number;
  money: MoneyFormat;
  className?: string;
}

export function Price({ cents, money, className }: PriceProps) {
  return (
    <Amount className={className} data-keep-clear="">
      {formatMoney(cents, money)}
    </Amount>
  );
}
