import { from, LinkButton, Price } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { buyAnchorId } from './buy-anchor.js';
import type { SalesWords } from './sales.words.js';

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-1) 1.25rem max(var(--space-1), env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  transition: visibility var(--motion-quick);
  &[data-rest='true'] {
    visibility: hidden;
  }
  a {
    flex: none;
  }
  ${from.tablet} {
    display: none;
  }
`;

const What = styled.p`
  font: 560 1.0625rem/1.25 var(--font-title);
`;

const Amount = styled(Price)`
  display: block;
  font-size: 1rem;
`;

/** On phones, the way to buy stays at hand, except where buying itself is on the screen. */
export function StickyBuy({ words, priceCents }: { words: SalesWords; priceCents: number }) {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    const section = document.getElementById(buyAnchorId);
    if (!section) return;
    const observer = new IntersectionObserver(([entry]) => setResting(entry?.isIntersecting ?? false));
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return (
    <Bar data-rest={resting}>
      <What>
        {words.book.title}
        <Amount cents={priceCents} />
      </What>
      <LinkButton href={`#${buyAnchorId}`}>{words.labels.buyLabel}</LinkButton>
    </Bar>
  );
}
