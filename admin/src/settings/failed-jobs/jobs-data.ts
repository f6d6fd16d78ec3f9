import { fetchFailedJobs, fetchJobCounts } from '@lectern/api-client/admin';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paged, queryClient } from '../../query-client.js';

/** Things move on by themselves here. */
const lookAgainMs = 5_000;

export const useFailedJobs = (job: string | undefined) =>
  useInfiniteQuery({
    queryKey: ['jobs', 'failed', job],
    queryFn: ({ pageParam }) => fetchFailedJobs({ job, cursor: pageParam }),
    ...paged,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

export const useJobCounts = () =>
  useQuery({
    queryKey: ['jobs', 'counts'],
    queryFn: fetchJobCounts,
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });

export const jobsHaveChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['jobs'] });
