import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: var(--color-muted);
  font: 500 0.9375rem/1.4 var(--font-control);
  li + li::before {
    content: '/';
    margin-inline: 0.625rem;
    opacity: 0.6;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
  }
`;

interface BreadcrumbProps {
  label: string;
  parent: { label: string; path: string };
  title: string;
}

/** The way back, and where the reader is. */
export function Breadcrumb({ label, parent, title }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <Trail>
        <li>
          <SiteLink href={parent.path}>{parent.label}</SiteLink>
        </li>
        <li aria-current="page">{title}</li>
      </Trail>
    </nav>
  );
}
