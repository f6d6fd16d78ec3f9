import { Container, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../navigation/site-link.js';
import { useFrameWords } from '../site-data.js';
import { MenuDrawer } from './menu-drawer.js';

const Bar = styled.header`
  position: relative;
  z-index: 10;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-background);
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--header);
`;

const Logo = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.75rem;
  color: var(--color-ink);
  font: 560 1.375rem/1 var(--font-title);
  letter-spacing: -0.015em;
  text-decoration: none;
  white-space: nowrap;
  img {
    width: 2rem;
    height: 2rem;
  }
`;

const Links = styled.ul`
  display: none;
  ${from.desktop} {
    display: flex;
    gap: 0.25rem;
  }
`;

const BarLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font: 500 0.9375rem/1 var(--font-control);
  text-decoration: none;
  &:hover {
    color: var(--color-accent);
  }
  &[aria-current='page'] {
    color: var(--color-accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.5em;
  }
`;

const Drawer = styled(MenuDrawer)`
  ${from.desktop} {
    display: none;
  }
`;

export function SiteHeader() {
  const { name, markSrc, barLinks } = useFrameWords();
  return (
    <Bar>
      <Row as="div">
        <Logo href="/">
          <img src={markSrc} alt="" width="32" height="32" />
          {name}
        </Logo>
        <nav aria-label="Main">
          <Links>
            {barLinks.map(({ label, path }) => (
              <li key={label}>
                <BarLink href={path}>{label}</BarLink>
              </li>
            ))}
          </Links>
          <Drawer />
        </nav>
      </Row>
    </Bar>
  );
}
