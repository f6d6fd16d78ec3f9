import { styled } from 'styled-components';
import { Panel } from '../components/index.js';
import { products as m } from '../messages.js';

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

/** Steps to create a product, and typical prices. */
export function SetupGuide() {
  return (
    <Guide as="aside" aria-labelledby="setup-guide">
      <h2 id="setup-guide">{m.quickSetupGuide}</h2>
      <section>
        <h3>{m.inFourSteps}</h3>
        <ol>
          <li>{m.giveTitleStandsOn}</li>
          <li>{m.describeTwoOrThree}</li>
          <li>{m.chooseItsFilesPdf}</li>
          <li>{m.createProductStandsYour}</li>
        </ol>
      </section>
      <section>
        <h3>{m.suggestedPrices}</h3>
        <dl>
          <dt>{m.eBooks}</dt>
          <dd>$7.99–$12.99</dd>
          <dt>{m.paperbacks}</dt>
          <dd>$19.99–$24.99</dd>
        </dl>
      </section>
      <section>
        <h3>{m.goodToKnow}</h3>
        <p>{m.cardCannotBeCharged}</p>
      </section>
    </Guide>
  );
}
