import type { CoverOptions } from '@lectern/widget-kit';
import { color, radius, shadow } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export function Cover({ cover, widthPx }: { cover: CoverOptions; widthPx: number }): ReactNode {
  return <Picture {...cover} sizes={`${widthPx}px`} alt="" width={widthPx} height={widthPx * 1.5} />;
}

const Picture = styled.img`
  display: block;
  block-size: auto;
  max-inline-size: 100%;
  border-radius: ${radius.cover};
  background: ${color.wash};
  box-shadow: ${shadow.cover};
`;
