import { Container, from, SiteLogo } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from './site-link.js';
import { useFrameWords } from '../site-data.js';

const Ground = styled.footer`
  padding-block: var(--space-8) var(--space-4);
  border-top: 1px solid var(--color-line);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
  font: 400 0.9375rem/1.55 var(--font-control);
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  overflow-wrap: anywhere;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) auto;
    gap: var(--space-6);
  }
`;

const Name = styled.p`
  margin-bottom: var(--space-1);
  font: 560 1.5rem/1.2 var(--font-title);
`;

const Words = styled.p`
  max-width: 26rem;
  color: var(--color-muted);
`;

const Heading = styled.h2`
  margin-bottom: var(--space-1);
  font: 600 0.9375rem/1.4 var(--font-control);
  letter-spacing: 0;
`;

const Links = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--color-ink);
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
  ${from.desktop} {
    a {
      min-height: 2.125rem;
    }
  }
`;

const SmallPrint = styled.p`
  margin-top: var(--space-6);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  color: var(--color-muted);
  font-size: 0.875rem;
`;

export function SiteFooter() {
  const { name, logo, footer, contact } = useFrameWords();
  return (
    <Ground>
      <Container>
        <Columns>
          <div>
            <Name>{logo ? <SiteLogo {...{ logo, name }} /> : name}</Name>
            {footer.text ? <Words>{footer.text}</Words> : null}
          </div>
          <nav aria-labelledby="footer-links">
            <Heading id="footer-links">{footer.linksHeading}</Heading>
            <Links>
              {footer.links.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink href={path}>{label}</SiteLink>
                </li>
              ))}
            </Links>
          </nav>
          <section id="contact" tabIndex={-1} aria-labelledby="footer-contact">
            <Heading id="footer-contact">{footer.contactHeading}</Heading>
            <Links as="div">
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              {contact.phone === null ? null : (
                <>
                  <br />
                  <a href={contact.phoneLink}>{contact.phone}</a>
                </>
              )}
            </Links>
            {footer.locationLine ? <Words>{footer.locationLine}</Words> : null}
          </section>
        </Columns>
        <SmallPrint>{footer.smallPrint}</SmallPrint>
      </Container>
    </Ground>
  );
}
