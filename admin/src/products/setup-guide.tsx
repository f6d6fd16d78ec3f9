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

export function SetupGuide() {
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
          <dd>$7.99–$12.99</dd>
          <dt>{m.guide.prices.paperbacks}</dt>
          <dd>$19.99–$24.99</dd>
        </dl>
      </section>
      <section>
        <h3>{m.guide.note.title}</h3>
        <p>{m.guide.note.text}</p>
      </section>
    </Guide>
  );
}
