import type { CheckoutStep } from '@lectern/widget-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '@lectern/widget-look';

function stepsTo(lastStep: string): readonly { step: CheckoutStep; name: string }[] {
  return [
    { step: 'details', name: 'Your details' },
    { step: 'payment', name: 'Payment' },
    { step: 'done', name: lastStep },
  ];
}

/** @param lastStep what the buyer has in the end: `Your book` */
export function placeOf(step: CheckoutStep, lastStep: string): string {
  const steps = stepsTo(lastStep);
  const index = steps.findIndex((each) => each.step === step);
  return `Step ${index + 1} of ${steps.length}: ${steps[index]?.name ?? ''}`;
}

/** Where the buyer stands among the three steps. */
export function Progress({ step, lastStep }: { step: CheckoutStep; lastStep: string }): ReactNode {
  const steps = stepsTo(lastStep);
  const current = steps.findIndex((each) => each.step === step);
  return (
    <List aria-label="Steps of your purchase">
      {steps.map(({ name }, index) => (
        <Item key={name} $reached={index <= current} aria-current={index === current ? 'step' : undefined}>
          {name}
        </Item>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $reached: boolean }>`
  padding-block-start: 8px;
  border-block-start: 3px solid ${({ $reached }) => ($reached ? color.accent : color.line)};
  color: ${({ $reached }) => ($reached ? color.ink : color.muted)};
  font-size: 0.8125rem;
  font-weight: 500;
  line-height: 1.3;
  &[aria-current] {
    font-weight: 650;
  }
`;
