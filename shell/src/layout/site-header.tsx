import { Container, from, SiteLogo } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from './site-link.js';
import { useFrameWords } from '../site-data.js';
import { headerEntry, currentEntry } from './header-entry.js';
import { BooksMenu } from './books-menu.js';
import { failureCard } from './failure-card.js';
import { MenuDrawer } from './menu-drawer.js';
import { SearchIsland } from './search.island.js';
import * as m from '../messages.en.js';

const Bar = styled.header`
  position: relative;
  z-index: 10;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-background);
`;

const Row = styled(Container)`
  position: relative;
  display: flex;
  /* Large text and wide spacing wrap to a second line. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-1);
  min-height: var(--header);
`;

const Logo = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.75rem;
  color: var(--color-ink);
  font: 560 clamp(1rem, 7.86vw - 0.54rem, 1.375rem) / 1 var(--font-title);
  letter-spacing: -0.015em;
  text-decoration: none;
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  flex: none;
  width: 2rem;
  height: 2rem;
`;

const Links = styled.ul`
  display: none;
  ${from.desktop} {
    display: flex;
  }
`;

const BarLink = styled(SiteLink)`
  ${headerEntry}
  &[aria-current='page'] {
    ${currentEntry}
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  margin: 0 -0.75rem 0 auto;
  [data-failure] {
    ${failureCard}
    position: absolute;
    top: calc(100% + var(--space-1));
    right: var(--gutter);
  }
`;

const Drawer = styled(MenuDrawer)`
  ${from.desktop} {
    display: none;
  }
`;

export function SiteHeader() {
  const { name, mark, logo, barLinks, booksMenu, search } = useFrameWords();
  return (
    <Bar>
      <Row as="div">
        <Logo href="/">
          {logo ? (
            <SiteLogo {...{ logo, name }} />
          ) : (
            <>
              {mark.svg ? (
                <Mark aria-hidden dangerouslySetInnerHTML={{ __html: mark.svg }} />
              ) : (
                <Mark as="img" src={mark.src} alt="" />
              )}
              {name}
            </>
          )}
        </Logo>
        <Ends>
          <nav aria-label={m.layout.navigation.label}>
            <Links>
              {barLinks.map(({ label, path }) => (
                <li key={label}>
                  {path === booksMenu?.all.path ? (
                    <BooksMenu label={label} words={booksMenu} />
                  ) : (
                    <BarLink href={path}>{label}</BarLink>
                  )}
                </li>
              ))}
            </Links>
            <Drawer />
          </nav>
          <SearchIsland words={search} />
        </Ends>
      </Row>
    </Bar>
  );
}
