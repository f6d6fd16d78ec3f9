import {
  type DeliveryFilter,
  fetchDeliveries,
  fetchKeptMail,
  fetchKeptMails,
  fetchLateEmails,
  fetchSenderCheck,
  fetchSuppressions,
} from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { useCursorList } from '../components/index.js';
import { queryClient } from '../query-client.js';

export const useDeliveries = (filter: Omit<DeliveryFilter, 'cursor'>) =>
  useCursorList(['mail', 'deliveries', filter.status, filter.query], (cursor) =>
    fetchDeliveries({ ...filter, cursor }),
  );

export const useSuppressions = () =>
  useCursorList(['mail', 'suppressions'], (cursor) => fetchSuppressions(cursor));

/** The newest of them. */
export const suppressionsQuery = {
  queryKey: ['mail', 'suppressions', 'newest'],
  queryFn: () => fetchSuppressions(),
  staleTime: 0,
};

export const lateEmailsQuery = { queryKey: ['mail', 'late'], queryFn: fetchLateEmails, staleTime: 0 };

export const useKeptMails = () => useCursorList(['mail', 'kept'], (cursor) => fetchKeptMails(cursor));

export const useKeptMail = (name: string) =>
  useQuery({ queryKey: ['mail', 'kept email', name], queryFn: () => fetchKeptMail(name), gcTime: 0 });

export const useSenderCheck = () => useQuery({ queryKey: ['mail', 'sender'], queryFn: fetchSenderCheck });

/** Emails were sent or let through again: what is listed is out of date. */
export const emailsHaveChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['mail'] });
