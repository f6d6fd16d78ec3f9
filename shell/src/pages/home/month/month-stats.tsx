import { styled } from 'styled-components';
import type { HomeWords, Month } from '../home.words.js';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--color-muted);
    font: 500 0.875rem/1.4 var(--font-control);
  }
  dd {
    margin: 0;
    font: 560 var(--text-heading-3) / 1.2 var(--font-title);
    font-variant-numeric: lining-nums tabular-nums;
  }
  svg {
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
    margin-left: 0.25em;
    fill: var(--color-accent);
  }
`;

const star = 'M8 .9l2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z';
const inThousands = (count: number) => count.toLocaleString('en-US');

interface MonthStatsProps {
  stats: Month['stats'];
  words: Pick<HomeWords['bookOfTheMonth'], 'ratingLabel' | 'readersLabel' | 'reviewsLabel'>;
}

/** How the book was received. */
export function MonthStats({ stats: { rating, readers, reviews }, words }: MonthStatsProps) {
  return (
    <Figures>
      <div>
        <dt>{words.ratingLabel}</dt>
        <dd>
          {rating.toFixed(1)}
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={star} />
          </svg>
        </dd>
      </div>
      <div>
        <dt>{words.readersLabel}</dt>
        <dd>{inThousands(readers)}</dd>
      </div>
      <div>
        <dt>{words.reviewsLabel}</dt>
        <dd>{inThousands(reviews)}</dd>
      </div>
    </Figures>
  );
}
