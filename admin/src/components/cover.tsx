import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Picture = styled.img`
  flex: none;
  width: 2.25rem;
  height: 3.375rem;
  border-radius: var(--radius-cover);
  object-fit: cover;
  box-shadow: var(--shadow-cover);
`;

const Binding = styled(Picture).attrs({ as: 'span', 'aria-hidden': true })`
  border-left: 0.375rem solid var(--color-edge);
  background: var(--color-wash);
`;

const Beside = styled.span`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 3.375rem;
  > :last-child {
    min-width: 0;
  }
`;

interface BesideCoverProps {
  src: string | null;
  children: ReactNode;
}

export const BesideCover = ({ src, children }: BesideCoverProps) => (
  <Beside>
    {src ? <Picture src={src} alt="" width={36} height={54} loading="lazy" decoding="async" /> : <Binding />}
    <span>{children}</span>
  </Beside>
);
