import type { OwnerFilm } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.js';
import { uploadForm, type UploadOptions } from '../../components/upload-form.js';
import { queryClient } from '../../query-client.js';

const listKey = ['films'];

/** Newest first. */
export const useFilms = () =>
  useQuery({ queryKey: listKey, queryFn: () => api.GET('/api/admin/films'), staleTime: 0 });

const reloadFilms = () => queryClient.invalidateQueries({ queryKey: listKey });

/** The same film twice is one. */
export async function uploadFilm(file: File, options: UploadOptions): Promise<OwnerFilm> {
  const form = new FormData();
  form.append('files', file);
  const film = await uploadForm<OwnerFilm>('/api/admin/films', form, options);
  await reloadFilms();
  return film;
}

export async function removeFilm(id: string): Promise<void> {
  await api.DELETE('/api/admin/films/{id}', { params: { path: { id } } });
  await reloadFilms();
}
