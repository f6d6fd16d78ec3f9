import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { localTime } from '../../local-time.js';
import { Panel, Trouble } from '../../parts/index.js';
import { changesOf, eventText } from './product-words.js';
import { useProductHistory } from './products-data.js';

const Events = styled.ol`
  list-style: none;
  li {
    padding-block: var(--space-1);
  }
  li + li {
    border-top: 1px solid var(--color-line);
  }
  p {
    overflow-wrap: anywhere;
  }
`;

const Muted = styled.p`
  color: var(--color-muted);
  font-size: 0.9375rem;
`;

/** What was done with a product, by whom and when. */
export function ProductHistory({ id }: { id: string }) {
  const { data, error, refetch } = useProductHistory(id);
  return (
    <Panel aria-label="History">
      <h2>History</h2>
      {error && !data ? (
        <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton />
      ) : data.length === 0 ? (
        <Muted>It came with the site. What you change from now on is noted here.</Muted>
      ) : (
        <Events>
          {data.map((event) => (
            <li key={`${event.at} ${event.action}`}>
              <strong>{eventText(event)}</strong>
              {changesOf(event).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {event.reason ? <p>{event.reason}</p> : null}
              <Muted>
                {localTime(event.at)}, {event.who}
              </Muted>
            </li>
          ))}
        </Events>
      )}
    </Panel>
  );
}
