import { Card } from '@lectern/ui';
import { styled } from 'styled-components';

import * as m from '../../messages.en.js';
import { productById, useSiteData } from '../../site-data.js';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
  h2 {
    font-size: var(--text-heading-3);
  }
  li,
  p {
    font-size: 1rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  li + li {
    margin-top: var(--space-1);
  }
`;

export function AccessibilityCard({ productId }: { productId: string | null }) {
  const accessibility = productById(useSiteData(), productId)?.accessibility;
  if (!accessibility) return null;
  const { statements, summary } = accessibility;
  return (
    <Sheet as="section" aria-labelledby="accessibility-title">
      <h2 id="accessibility-title">{m.accessibility.heading}</h2>
      <p>{m.accessibility.source}</p>
      {statements.length > 0 ? (
        <ul>
          {statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
      ) : null}
      {summary ? <p>{summary}</p> : null}
    </Sheet>
  );
}
