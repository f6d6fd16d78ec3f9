import type { DeliveryFilter } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { useCursorList } from '../components/index.js';
import { queryClient } from '../query-client.js';

export const useDeliveries = (filter: Omit<DeliveryFilter, 'cursor'>) =>
  useCursorList(['mail', 'deliveries', filter.status, filter.query], (cursor) =>
    api.GET('/api/admin/deliveries', { params: { query: { ...filter, cursor } } }),
  );

export const useSuppressions = () =>
  useCursorList(['mail', 'suppressions'], (cursor) =>
    api.GET('/api/admin/suppressions', { params: { query: { cursor } } }),
  );

export const suppressionsQuery = {
  queryKey: ['mail', 'suppressions', 'newest'],
  queryFn: () => api.GET('/api/admin/suppressions', { params: { query: { cursor: undefined } } }),
  staleTime: 0,
};

export const lateEmailsQuery = {
  queryKey: ['mail', 'late'],
  queryFn: () => api.GET('/api/admin/late-emails'),
  staleTime: 0,
};

export const useKeptMails = () =>
  useCursorList(['mail', 'kept'], (cursor) =>
    api.GET('/api/admin/kept-mail', { params: { query: { cursor } } }),
  );

export const useKeptMail = (name: string) =>
  useQuery({
    queryKey: ['mail', 'kept email', name],
    queryFn: () => api.GET('/api/admin/kept-mail/{name}', { params: { path: { name } } }),
    gcTime: 0,
  });

export const useSenderCheck = () =>
  useQuery({ queryKey: ['mail', 'sender'], queryFn: () => api.GET('/api/admin/sender-check') });

export const invalidateEmails = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['mail'] });
