import { SiteLogo, VisuallyHidden } from '@lectern/ui';
import { Icon } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { dense, fromWide } from '../components/index.js';
import { siteLogo } from '../shop.js';
import { layout as m } from '../messages.js';

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
  ${dense} {
    min-height: 2rem;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-width: 0;
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  min-height: 2.75rem;
  /* The bar keeps its height, which the page knows. */
  && img {
    max-height: 2rem;
  }
  ${fromWide} {
    padding-left: 0.75rem;
  }
  ${dense} {
    min-height: 2rem;
    && img {
      max-height: 1.75rem;
    }
  }
`;

/** The logo of the look, which leads to the overview, and the link to the site. */
export function SiteLink() {
  const logo = siteLogo();
  const link = { href: '/', target: '_blank', rel: 'noopener' };
  if (!logo)
    return (
      <Way {...link}>
        {m.header.site}
        <Icon name="outside" />
      </Way>
    );
  const { name, ...pictures } = logo;
  return (
    <Head>
      <Home href="/">
        <SiteLogo {...{ logo: pictures, name }} />
      </Home>
      <Way {...link} title={m.header.site}>
        <VisuallyHidden>{m.header.site}</VisuallyHidden>
        <Icon name="outside" />
      </Way>
    </Head>
  );
}
