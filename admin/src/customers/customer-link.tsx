import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Address, isErased } from '../components/index.js';

const Way = styled(Link)`
  display: inline-block;
  min-height: 1.5rem;
`;

/** Behind the address of the page: what stands there is sent to no server, and into nobody's log. */
const personPath = (email: string): string => `~/admin/people/person#${encodeURIComponent(email)}`;

/** An address that leads to everything that is known of it. */
export function CustomerLink({ email, children }: { email: string; children?: ReactNode }) {
  if (isErased(email)) return <Address email={email} />;
  return <Way href={personPath(email)}>{children ?? <Address email={email} />}</Way>;
}
