import { styled } from 'styled-components';
import { Panel } from '../components/index.js';
import { products as m } from '../messages.js';
import { say } from '../say.js';
import { formatPrice, leastPrice, moneyFormat } from '../shop.js';

const Guide = styled(Panel)`
  align-self: start;
  h2 {
    margin-bottom: var(--space-2);
    font-size: 1.25rem;
  }
  h3 {
    margin-bottom: var(--space-half);
    font-size: 1rem;
  }
  section + section {
    margin-top: var(--space-2);
  }
  p,
  li {
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
  ol {
    display: grid;
    gap: var(--space-1);
    padding-left: 1.25rem;
    list-style: decimal;
  }
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--space-half) var(--space-2);
    margin: 0;
    font-size: 0.9375rem;
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Usual prices in minor units. */
const usual = { ebooks: [799, 1299], paperbacks: [1999, 2499] } as const;
const usualInYen = { ebooks: [800, 1500], paperbacks: [1500, 2500] } as const;

const range = (prices: readonly number[]): string => prices.map(formatPrice).join('–');

export function SetupGuide() {
  const suggested = moneyFormat().currency === 'JPY' ? usualInYen : usual;
  return (
    <Guide as="aside" aria-labelledby="setup-guide">
      <h2 id="setup-guide">{m.guide.title}</h2>
      <section>
        <h3>{m.guide.steps}</h3>
        <ol>
          <li>{m.guide.step1}</li>
          <li>{m.guide.step2}</li>
          <li>{m.guide.step3}</li>
          <li>{m.guide.step4}</li>
        </ol>
      </section>
      <section>
        <h3>{m.guide.prices.title}</h3>
        <dl>
          <dt>{m.guide.prices.ebooks}</dt>
          <dd>{range(suggested.ebooks)}</dd>
          <dt>{m.guide.prices.paperbacks}</dt>
          <dd>{range(suggested.paperbacks)}</dd>
        </dl>
      </section>
      <section>
        <h3>{m.guide.note.title}</h3>
        <p>{say(m.guide.note.text, { least: formatPrice(leastPrice()) })}</p>
      </section>
    </Guide>
  );
}
