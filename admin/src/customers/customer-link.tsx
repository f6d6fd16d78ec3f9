import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Address, isErased } from '../components/index.js';

const Way = styled(Link)`
  display: inline-block;
  min-height: 1.5rem;
`;

/** In the URL's fragment, which is never sent to a server or logged. */
const personPath = (email: string): string => `~/admin/readers/person#${encodeURIComponent(email)}`;

export function CustomerLink({ email, children }: { email: string; children?: ReactNode }) {
  if (isErased(email)) return <Address email={email} />;
  return <Way href={personPath(email)}>{children ?? <Address email={email} />}</Way>;
}
