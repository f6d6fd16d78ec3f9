import type { AddedBook } from '@lectern/api-client/admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../api.js';
import { uploadForm, type UploadOptions } from '../components/upload-form.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import { paletteValues } from './palette-values.js';

const root = 'books';
const listKey = [root, 'list'];
const bookKey = (id: string) => [root, 'one', id];
const at = (id: string) => ({ params: { path: { id } } });

/** Name of the copy in this browser. */
export const bookCopy = (id: string) => `book:${id}`;

export const useBooks = () =>
  useQuery({ queryKey: listKey, queryFn: () => api.GET('/api/admin/books'), staleTime: 0 });

const fetchBook = (id: string) => api.GET('/api/admin/books/{id}', at(id));

export const useBook = (id: string) =>
  useQuery({ queryKey: bookKey(id), queryFn: () => fetchBook(id), staleTime: 0 });

export const refetchBook = (id: string): Promise<AddedBook> =>
  queryClient.fetchQuery({ queryKey: bookKey(id), queryFn: () => fetchBook(id), staleTime: 0 });

export function cacheBook(book: AddedBook): void {
  cacheAnswer(bookKey(book.id), book);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

/** Fields that keep the saved draft from being published. */
export const useMissing = ({ id, revision, hasDraft, product }: AddedBook) =>
  useQuery({
    queryKey: [root, 'missing', id, revision, product?.files.map((file) => file.id) ?? []],
    queryFn: () => api.GET('/api/admin/books/{id}/missing', at(id)),
    enabled: hasDraft,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Colors that a book without its own takes from its cover. */
export const useCoverColors = (id: string, cover: string | null, isNeeded: boolean) =>
  useQuery({
    queryKey: [root, 'cover-colors', id, cover],
    queryFn: () =>
      api.GET('/api/admin/books/{id}/cover-colors/{picture}', {
        params: { path: { id, picture: cover ?? '' } },
      }),
    select: ({ palette }) => paletteValues(palette),
    enabled: isNeeded && cover !== null,
  });

export const createBook = (title: string) => api.POST('/api/admin/books', { body: { title } });

export type BookToSave = Pick<AddedBook, 'book' | 'sales' | 'sample' | 'cover' | 'sale'>;

export const saveBook = (id: string, revision: number, body: BookToSave) =>
  api.PUT('/api/admin/books/{id}', { ...at(id), body: { ...body, revision } });

export const publishBook = ({ id, revision }: AddedBook) =>
  api.POST('/api/admin/books/{id}/publish', { ...at(id), body: { revision } });

export const takeDownBook = ({ id }: AddedBook) => api.POST('/api/admin/books/{id}/take-down', at(id));

/** Removes a book that is not on the site, or the changes of one that is. */
export const discardBook = ({ id, revision }: AddedBook) =>
  api.POST('/api/admin/books/{id}/discard', { ...at(id), body: { revision } });

export function forgetBook(id: string): void {
  queryClient.removeQueries({ queryKey: bookKey(id) });
  void queryClient.invalidateQueries({ queryKey: listKey });
}

export function uploadFiles(id: string, files: readonly File[], options: UploadOptions): Promise<AddedBook> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return uploadForm(`/api/admin/books/${encodeURIComponent(id)}/files`, form, options);
}

export const removeFile = (id: string, file: string) =>
  api.POST('/api/admin/books/{id}/remove-file', { ...at(id), body: { file } });

export const previewAddress = (id: string): string => `/api/admin/books/${encodeURIComponent(id)}/preview`;

/** @throws ApiError with what has to change before the page can be shown */
export const checkBook = (id: string) => api.GET('/api/admin/books/{id}/check', at(id));
