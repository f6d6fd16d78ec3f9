import { styled } from 'styled-components';
import { SiteLink } from './site-link.js';
import { useFrameWords } from '../site-data.js';

const DrawerLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  border-bottom: 1px solid var(--color-line);
  color: var(--color-ink);
  font: 520 1.375rem/1.2 var(--font-title);
  text-decoration: none;
  &[aria-current='page'] {
    color: var(--color-accent);
  }
`;

const MoreLinks = styled.ul`
  margin-top: var(--space-3);
  ${DrawerLink} {
    min-height: 2.75rem;
    border: 0;
    font: 500 1rem/1.2 var(--font-control);
  }
`;

export function DrawerLinks() {
  const { drawerLinks, drawerMore } = useFrameWords();
  return (
    <>
      <ul>
        {drawerLinks.map(({ label, path }) => (
          <li key={path}>
            <DrawerLink href={path}>{label}</DrawerLink>
          </li>
        ))}
      </ul>
      {drawerMore ? (
        <MoreLinks aria-label={drawerMore.label}>
          {drawerMore.links.map(({ label, path }) => (
            <li key={label}>
              <DrawerLink href={path}>{label}</DrawerLink>
            </li>
          ))}
        </MoreLinks>
      ) : null}
    </>
  );
}
