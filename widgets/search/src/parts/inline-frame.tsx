import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '@lectern/widget-look';
import { Root } from './surfaces.js';

/** The search as a part of the page that it stands in. */
export function InlineFrame({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Root>
      <Sheet aria-label={label}>{children}</Sheet>
    </Root>
  );
}

const Sheet = styled.search`
  display: block;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: var(--widget-shadow);
`;
