import { styled } from 'styled-components';
import { Panel } from '../components/index.js';

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

/** How a product comes to be, and what such things cost elsewhere. */
export function SetupGuide() {
  return (
    <Guide as="aside" aria-labelledby="setup-guide">
      <h2 id="setup-guide">Quick Setup Guide</h2>
      <section>
        <h3>In four steps</h3>
        <ol>
          <li>Give it the title that stands on the cover.</li>
          <li>Describe it in two or three sentences: the shop shows the first 120 characters.</li>
          <li>
            Choose its files. A PDF looks the same everywhere, an ePub fits itself to small screens: best
            offer both.
          </li>
          <li>Create the product. It stands in your shop at once, and each buyer gets the files by mail.</li>
        </ol>
      </section>
      <section>
        <h3>Suggested prices</h3>
        <dl>
          <dt>E-books</dt>
          <dd>$7.99–$12.99</dd>
          <dt>Paperbacks</dt>
          <dd>$19.99–$24.99</dd>
        </dl>
      </section>
      <section>
        <h3>Good to know</h3>
        <p>A card cannot be charged less than $0.50. What costs less is kept, but does not go on sale.</p>
      </section>
    </Guide>
  );
}
