import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';
import { useNavigation } from './current-route.js';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, with or without a query or hash. A hash alone stays with the browser. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the site. Its page is fetched as soon as the reader shows interest. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const navigation = useNavigation();
  if (href.startsWith('#')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const [path = '/'] = href.split(/[?#]/);
  // A page that cannot be fetched now is fetched, or reported, when the link is followed.
  const prepare = () =>
    void navigation
      ?.routeFor(path)
      .load()
      .catch(() => undefined);
  return (
    <Link
      href={href}
      aria-current={href === path && path === navigation?.route.path ? 'page' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...rest}
    >
      {children}
    </Link>
  );
}
