import type { PreviewDesk } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Panel } from '../../parts/index.js';
import { isUnderWay } from './preview-words.js';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-2) var(--space-3);
  margin: 0;
  dt {
    color: var(--color-muted);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
  }
  strong {
    font-size: 1.25rem;
  }
`;

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.75rem;
  margin-top: var(--space-half);
  accent-color: var(--color-accent);
`;

const Small = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: 0.875rem;
`;

const number = (value: number) => value.toLocaleString('en-US');

function VoiceService({ all }: { all: PreviewDesk }) {
  return all.speaker === 'local' ? (
    <>
      <strong>This site’s own</strong>
      <Small>It needs no key and costs nothing.</Small>
    </>
  ) : (
    <>
      <strong>OpenAI</strong>
      <Small>Paid by the character.</Small>
    </>
  );
}

/** How far the recordings are, who speaks, and what that has cost today. */
export function PreviewsSummary({ all }: { all: PreviewDesk }) {
  const { previews, charactersToday, charactersPerDay } = all;
  const ready = previews.filter(({ status }) => status === 'ready').length;
  const underWay = previews.filter(isUnderWay).length;
  const failed = previews.filter(({ status }) => status === 'failed').length;
  return (
    <Panel aria-label="How they stand">
      <Facts>
        <div>
          <dt>Ready</dt>
          <dd>
            <strong role="status">
              {ready} of {previews.length}
            </strong>
            <Bar
              value={ready}
              max={previews.length}
              aria-label={`${ready} of ${previews.length} are ready`}
            />
            {underWay > 0 ? <Small>{number(underWay)} being made</Small> : null}
            {failed > 0 ? <Small>{number(failed)} failed</Small> : null}
          </dd>
        </div>
        <div>
          <dt>Voice service</dt>
          <dd>
            <VoiceService all={all} />
          </dd>
        </div>
        {all.speaker === 'local' ? null : (
          <div>
            <dt>Characters spoken today</dt>
            <dd>
              <strong>
                {number(charactersToday)} of {number(charactersPerDay)}
              </strong>
              <Bar
                value={Math.min(charactersToday, charactersPerDay)}
                max={charactersPerDay}
                aria-label={`${number(charactersToday)} of ${number(charactersPerDay)} characters are spent`}
              />
              <Small>When they are used up, making goes on tomorrow.</Small>
            </dd>
          </div>
        )}
      </Facts>
    </Panel>
  );
}
