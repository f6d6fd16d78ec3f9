import { styled } from 'styled-components';
import * as m from '../messages.en.js';

/** On a grid of 16, filled. */
export const starPath = 'M8 .9l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z';

const Row = styled.span`
  display: inline-flex;
  gap: 3px;
  color: var(--color-accent);
  svg {
    width: 1rem;
    height: 1rem;
  }
`;

export function Stars({ rating, className }: { rating: 1 | 2 | 3 | 4 | 5; className?: string }) {
  return (
    <Row className={className} role="img" aria-label={m.stars.label(rating)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <svg key={place} viewBox="0 0 16 16" aria-hidden="true">
          <path
            d={starPath}
            fill={place <= rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </Row>
  );
}
