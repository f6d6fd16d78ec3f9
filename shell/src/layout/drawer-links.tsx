import { styled } from 'styled-components';
import { SiteLink } from './site-link.js';
import { useFrameWords } from '../site-data.js';

const DrawerLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: 3.5rem;
  border-bottom: 1px solid var(--color-line);
  color: var(--color-ink);
  font: 520 1.375rem/1.2 var(--font-title);
  text-decoration: none;
  &[aria-current='page'] {
    color: var(--color-accent);
  }
`;

export function DrawerLinks() {
  const { drawerLinks } = useFrameWords();
  return (
    <ul>
      {drawerLinks.map(({ label, path }) => (
        <li key={label}>
          <DrawerLink href={path}>{label}</DrawerLink>
        </li>
      ))}
    </ul>
  );
}
