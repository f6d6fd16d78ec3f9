import type { CoverOptions } from '@lectern/widget-kit';
import { color } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export function Cover({ cover, widthPx }: { cover: CoverOptions; widthPx: number }): ReactNode {
  return <Picture {...cover} sizes={`${widthPx}px`} alt="" width={widthPx} height={widthPx * 1.5} />;
}

const Picture = styled.img`
  display: block;
  block-size: auto;
  max-inline-size: 100%;
  border-radius: 2px 4px 4px 2px;
  background: ${color.wash};
  box-shadow:
    0 1px 2px rgb(16 14 20 / 0.3),
    0 14px 22px -14px rgb(16 14 20 / 0.7);
`;
