import { signOut } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { queryClient, sentenceOf } from '../data.js';
import { Button, showToast } from '../parts/index.js';
import { arrive, useStaff } from '../session/desk-session.js';

const Frame = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) 0.75rem;
  border-top: 1px solid var(--color-line);
  font-size: 0.9375rem;
  strong {
    display: block;
  }
  span {
    color: var(--color-muted);
    overflow-wrap: anywhere;
  }
`;

const roles = { owner: 'Owner', helper: 'Helper' };

/** Who works here, and the way out. */
export function Account() {
  const { name, email, role } = useStaff();
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: (session) => {
      // Whoever comes next sees nothing of it.
      queryClient.clear();
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('desk-')) sessionStorage.removeItem(key);
      arrive(session);
    },
    onError: (error) =>
      showToast({ title: 'You are still signed in', description: sentenceOf(error), tone: 'destructive' }),
  });
  return (
    <Frame>
      <p>
        <strong>{name}</strong>
        <span>
          {roles[role]}, {email}
        </span>
      </p>
      <Button busy={leaving.isPending && 'Signing out…'} onClick={() => leaving.mutate()}>
        Sign out
      </Button>
    </Frame>
  );
}
