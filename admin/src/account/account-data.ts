import { fetchAccount } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../data.js';

const accountKey = ['account'];

/** One's own account, as the server has it. */
export const useAccount = () => useQuery({ queryKey: accountKey, queryFn: fetchAccount, staleTime: 0 });

/** Once something of it was changed. */
export const refreshAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: accountKey });
