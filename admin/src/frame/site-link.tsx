import { Icon } from '@lectern/ui';
import { styled } from 'styled-components';

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.75rem;
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--color-accent);
  }
  svg {
    width: 1.125rem;
    color: var(--color-muted);
  }
`;

/** To the site as visitors see it, in a window of its own. */
export function SiteLink() {
  return (
    <Way href="/" target="_blank" rel="noopener">
      View the site
      <Icon name="outside" />
    </Way>
  );
}
