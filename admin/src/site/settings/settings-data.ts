import { fetchConnections, fetchSettings, type SiteSettings } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../data.js';

const settingsKey = ['settings'];

export const useSettings = () => useQuery({ queryKey: settingsKey, queryFn: fetchSettings });

export const nowSettled = (settings: SiteSettings): void =>
  void queryClient.setQueryData(settingsKey, settings);

/** As they stand at this moment, whoever has changed them. */
export const settingsAfresh = (): Promise<SiteSettings> =>
  queryClient.fetchQuery({ queryKey: settingsKey, queryFn: fetchSettings, staleTime: 0 });

export const useConnections = () => useQuery({ queryKey: ['connections'], queryFn: fetchConnections });
