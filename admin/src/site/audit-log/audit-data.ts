import { type AuditFilter, fetchAuditChoices, fetchAuditLog } from '@lectern/api-client/admin';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paged } from '../../paged.js';

export const useAuditLog = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit log', filter],
    queryFn: ({ pageParam }) => fetchAuditLog(filter, pageParam),
    ...paged,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useAuditChoices = () =>
  useQuery({ queryKey: ['audit choices'], queryFn: fetchAuditChoices, staleTime: 0 });
