import { fetchTeam, type TeamMember } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../query-client.js';
import { messages } from '../../messages.js';

const m = messages.settings;

const teamKey = ['team'];

/** Who works on the site, and who was asked to. */
export const useTeam = () => useQuery({ queryKey: teamKey, queryFn: fetchTeam, staleTime: 0 });

/** Once something of it was changed. */
export const refreshTeam = (): Promise<void> => queryClient.invalidateQueries({ queryKey: teamKey });

/** What a role is called, and what it may. */
export const roleWords: Record<TeamMember['role'], { label: string; meaning: string }> = {
  owner: {
    label: m.owner,
    meaning: m.mayDoEverythingAlso,
  },
  helper: {
    label: m.helper,
    meaning: m.answersReadersServesOrders,
  },
};
