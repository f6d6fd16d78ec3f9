import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { api } from '../api.js';
import { Panel, TitleRow } from '../components/index.js';
import { queryClient } from '../query-client.js';

const Sheet = styled(Panel)`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  outline: none;
`;

interface AccountPanelProps {
  title: string;
  badge?: ReactNode;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** One section of the account page. Takes the focus when an action removed the focused control. */
export function AccountPanel({ title, badge, ref, children }: AccountPanelProps) {
  const id = useId();
  return (
    <Sheet ref={ref} tabIndex={-1} aria-labelledby={id}>
      <TitleRow>
        <h2 id={id}>{title}</h2>
        {badge}
      </TitleRow>
      {children}
    </Sheet>
  );
}

export const Lines = styled.ul`
  display: grid;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-2);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--color-line);
  }
  li:last-child {
    padding-bottom: 0;
  }
  strong {
    margin-right: 0.375rem;
  }
  li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

const accountKey = ['account'];

export const useAccount = () =>
  useQuery({ queryKey: accountKey, queryFn: () => api.GET('/api/admin/account'), staleTime: 0 });

export const refreshAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: accountKey });
