import type { ReactNode } from 'react';
import { firstWords } from '../first-words.js';
import type { WayTo } from '../ways.js';
import { Line, Message, PillButton, PillLink, Row } from './surfaces.js';

/** When the index did not come: again, or the pages that have it all. */
export function Failure({ wayTo, onRetry }: { wayTo: WayTo; onRetry(): void }): ReactNode {
  return (
    <Message>
      <Line role="alert">{firstWords.failureText}</Line>
      <Row>
        <PillButton type="button" onClick={onRetry}>
          {firstWords.retryLabel}
        </PillButton>
        {firstWords.links.map(({ label, path }) => (
          <PillLink key={path} {...wayTo(path)}>
            {label}
          </PillLink>
        ))}
      </Row>
    </Message>
  );
}
