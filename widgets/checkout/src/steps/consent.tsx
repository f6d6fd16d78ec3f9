import { color } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ConsentProps {
  text: string;
  hasAgreed: boolean;
  isBusy: boolean;
  onChange(hasAgreed: boolean): void;
}

/** A checkbox that the buyer ticks before the purchase. */
export const Consent = ({ text, hasAgreed, isBusy, onChange }: ConsentProps): ReactNode => (
  <Label>
    <input
      type="checkbox"
      required
      disabled={isBusy}
      checked={hasAgreed}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {text}
  </Label>
);

const Label = styled.label`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 12px;
  min-block-size: 44px;
  font-size: 0.9375rem;
  line-height: 1.4;
  input {
    block-size: 24px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
