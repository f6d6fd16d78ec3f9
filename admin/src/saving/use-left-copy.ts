import { useQuery } from '@tanstack/react-query';
import { useStaff } from '../sign-in/session.js';
import { dropCopy, findCopies } from './local-copies.js';

/** Copy of a text that can be edited no more; undefined if there is none. */
export function useLeftCopy(name: string): { value: unknown; drop: () => Promise<void> } | undefined {
  const { email } = useStaff();
  const { data: copies = [], refetch } = useQuery({
    queryKey: ['left copies', email, name],
    queryFn: () => findCopies(`${email} ${name}`),
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
  const [latest] = copies;
  return (
    latest && {
      value: latest.value,
      drop: async () => {
        await dropCopy(latest.owner, latest.windowId);
        await refetch();
      },
    }
  );
}
