import { styled } from 'styled-components';
import { Link } from 'wouter';
import { dense } from '../components/index.js';
import { ACCOUNT_PATH } from '../sections.js';
import { useStaff } from '../sign-in/session.js';
import { SignOutButton } from './sign-out-button.js';
import { layout as m } from '../messages.js';

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) 0.75rem;
  border-top: 1px solid var(--color-line);
  font-size: 0.9375rem;
  p {
    color: var(--color-muted);
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--color-ink);
  }
  span {
    display: block;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2rem;
  }
  @media (pointer: coarse) {
    a {
      min-height: 2.75rem;
    }
  }
  ${dense} {
    gap: 0;
    padding-block: 0.375rem 0.75rem;
    line-height: 1.4;
    button {
      min-height: 2.25rem;
      padding-block: 0;
    }
  }
`;

/** Name, address and role of the signed-in person, with the way out. */
export function Account() {
  const { name, email, role, may } = useStaff();
  return (
    <Frame>
      <p>
        <strong>{name}</strong>, {m.roles[role]}
        <span>{email}</span>
      </p>
      {may.includes('account.keep') ? <Link href={ACCOUNT_PATH}>{m.header.account}</Link> : null}
      <SignOutButton />
    </Frame>
  );
}
