import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../sign-in/session.js';
import { findCopiedNames } from './local-copies.js';

/** Names of the texts with changes that only this browser has: `product:1`. */
export function useCopiedNames(): readonly string[] {
  const { email } = useStaff();
  const { data = [] } = useQuery({
    queryKey: ['copied names', email],
    queryFn: () => findCopiedNames(email),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
  return data;
}
