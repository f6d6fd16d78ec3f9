import type { SearchTexts } from '@lectern/widget-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeface } from '@lectern/widget-look';
import type { WayTo } from '../ways.js';
import { Line, Message, PillLink, Row } from './surfaces.js';

/** When nothing fits: what may help, and where to look instead. */
export function NothingFound({ texts, wayTo }: { texts: SearchTexts; wayTo: WayTo }): ReactNode {
  return (
    <Message>
      <div>
        <Title>{texts.emptyHeading}</Title>
        <Line>{texts.emptyText}</Line>
      </div>
      <Row>
        {texts.links.map(({ label, path }) => (
          <PillLink key={path} {...wayTo(path)}>
            {label}
          </PillLink>
        ))}
      </Row>
    </Message>
  );
}

const Title = styled.p`
  margin: 0 0 4px;
  font: 560 1.25rem/1.3 ${typeface.title};
`;
