import { fetchFailedJobs, fetchJobCounts } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { useCursorList } from '../../components/index.js';
import { queryClient } from '../../query-client.js';

/** Things move on by themselves here. */
const lookAgainMs = 5_000;

export const useFailedJobs = (job: string | undefined) =>
  useCursorList(['jobs', 'failed', job], (cursor) => fetchFailedJobs({ job, cursor }), {
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
