import { type AnchorHTMLAttributes, type Ref, useContext } from 'react';
import { SiteContext } from '../site-data.js';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that marks the current page. In islands, links are plain. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const current = useContext(SiteContext)?.path;
  return (
    <a href={href} aria-current={href === current ? 'page' : undefined} {...rest}>
      {children}
    </a>
  );
}
