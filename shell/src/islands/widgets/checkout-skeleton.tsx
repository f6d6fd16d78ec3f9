import { Card, Skeleton } from '@lectern/ui';
import { css, styled } from 'styled-components';

/** `form` asks for the buyer, in a card; `payment` is the card form alone. */
export type CheckoutShape = 'form' | 'payment';

/** A cover beside three lines, a heading, two fields with labels, a button and three promises. */
const form = css`
  grid-template-columns: 6rem 1fr;
  min-height: inherit;
  align-content: space-between;
  span:first-child {
    grid-area: 1 / 1 / 5 / 2;
    min-height: 9rem;
  }
  span:nth-child(n + 5) {
    grid-column: span 2;
  }
  span:nth-child(5) {
    min-height: 1.75rem;
  }
  span:nth-child(5),
  span:nth-child(n + 10) {
    width: 62%;
  }
  span:is(:nth-child(6), :nth-child(8)) {
    width: 30%;
    margin-bottom: -0.75rem;
  }
  span:is(:nth-child(7), :nth-child(9), :nth-child(10)) {
    width: auto;
    min-height: 3rem;
  }
`;

/** A heading, a line, the fields of a card, and a button. */
const payment = css`
  && {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
  }
  grid-template-columns: 1fr 1fr;
  span {
    grid-column: span 2;
  }
  span:nth-child(n + 3) {
    min-height: 3rem;
  }
  span:is(:nth-child(4), :nth-child(5)) {
    grid-column: auto;
  }
`;

const Shapes = styled(Card)<{ $shape: CheckoutShape }>`
  &:not([hidden]) {
    display: grid;
  }
  gap: 1.25rem;
  ${({ $shape }) => ($shape === 'form' ? form : payment)}
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`;

/** Loading placeholder of the checkout's first step. */
export const CheckoutSkeleton = ({ shape, label }: { shape: CheckoutShape; label: string }) => (
  <Shapes $shape={shape} role="status" aria-label={label} data-skeleton="">
    {Array.from({ length: shape === 'form' ? 13 : 6 }, (_, at) => (
      <Skeleton key={at} />
    ))}
  </Shapes>
);
