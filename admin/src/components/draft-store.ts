import type { DraftStore } from '@lectern/ui/kit';
import { useMemo } from 'react';
import { queryClient } from '../query-client.js';
import { useStaff } from '../sign-in/session.js';

/** Signing out removes every key of the session storage that begins with `admin-`. */
const PREFIX = 'admin-draft:';

// In memory for chosen files, which cannot be serialized; signing out clears the query client.
queryClient.setQueryDefaults([PREFIX], { gcTime: Infinity, staleTime: Infinity });

const isFileList = (value: unknown): boolean =>
  Array.isArray(value) && value.some((item: { file?: unknown }) => item?.file instanceof File);

const withoutFiles = (_name: string, value: unknown): unknown => (isFileList(value) ? [] : value);

/**
 * Keeps the draft of a form in this browser tab: it survives other pages, a reload and an expired session. Chosen files
 * survive other pages only.
 * @param email of the admin who writes; a draft is shown to no other admin
 * @param form unique in the dashboard: `product:<id>`
 */
export function draftStore(email: string, form: string): DraftStore {
  const key = `${PREFIX}${email}:${form}`;
  return {
    find: () => {
      const inMemory = queryClient.getQueryData([PREFIX, key]);
      if (inMemory) return inMemory;
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep: (draft) => {
      queryClient.setQueryData([PREFIX, key], draft);
      try {
        sessionStorage.setItem(key, JSON.stringify(draft, withoutFiles));
      } catch {
        // Storage is full or blocked: the draft stays in memory.
      }
    },
    forget: () => {
      queryClient.removeQueries({ queryKey: [PREFIX, key] });
      sessionStorage.removeItem(key);
    },
  };
}

export function useDraftStore(form: string): DraftStore {
  const { email } = useStaff();
  return useMemo(() => draftStore(email, form), [email, form]);
}

export const useHasDraft = (form: string): boolean => useDraftStore(form).find() !== undefined;
