import type { Backups, PaymentRecovery } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.js';
import { cacheAnswer } from '../../query-client.js';

const refetchIntervalMs = 2_500;

const backups = { queryKey: ['backups'], queryFn: () => api.GET('/api/admin/backups'), staleTime: 0 };

/** Refetches while a backup or a rehearsal runs. */
export const useBackups = (enabled = true) =>
  useQuery({
    ...backups,
    enabled,
    refetchInterval: ({ state: { data } }) =>
      data?.isRunning || data?.isRehearsing ? refetchIntervalMs : false,
  });

export const cacheBackups = (now: Backups): void => cacheAnswer(backups.queryKey, now);

const recovery = {
  queryKey: ['payment-recovery'],
  queryFn: () => api.GET('/api/admin/payment-recoveries/latest'),
  staleTime: 0,
};

export const useRecovery = () =>
  useQuery({
    ...recovery,
    refetchInterval: ({ state: { data } }) =>
      data?.latest && !data.latest.finishedAt ? refetchIntervalMs : false,
  });

export const cacheRecovery = (now: { latest: PaymentRecovery | null }): void =>
  cacheAnswer(recovery.queryKey, now);
