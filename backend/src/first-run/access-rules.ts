import type { IncomingHttpHeaders } from 'node:http';

/** Set by proxies: the visitor may be on another machine. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

function hostNameOf(host: string | undefined): string {
  const address = `http://${host ?? ''}/`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * Whether a request comes from a browser on this machine. The Host excludes other names that resolve to a loopback
 * address (DNS rebinding).
 */
export function isFromThisMachine(remoteAddress: string | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    LOOPBACK_ADDRESS.test(remoteAddress ?? '') &&
    LOOPBACK_NAME.test(hostNameOf(headers.host)) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

const COOKIE = 'lectern-setup';

/** Key of the printed link, which the browser keeps until the site is set up. */
export const keyCookie = (key: string, isSecure: boolean): string =>
  `${COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export function keyIn(cookies: string | undefined): string | undefined {
  const all = (cookies ?? '').split(';').map((each) => each.trim());
  return all.find((each) => each.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}
