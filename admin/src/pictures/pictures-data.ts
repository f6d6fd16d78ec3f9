import type { Picture, PictureWithUses } from '@lectern/api-client/admin';
import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { useCursorList } from '../components/index.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import { POLL_FOR_MS, POLL_MS } from './picture-rules.js';

const root = 'pictures';
const listKey = [root, 'list'];
const pictureKey = (id: string) => [root, 'one', id];

export interface PictureFilter {
  query?: string | undefined;
  alt?: 'missing' | undefined;
  bin?: 'true' | undefined;
}

const isInProgress = ({ state, createdAt }: Picture) =>
  state === 'processing' && Date.now() - Date.parse(createdAt) < POLL_FOR_MS;

/** Newest first. Polls only while a picture is being converted. */
export const usePictures = (filter: PictureFilter) =>
  useCursorList(
    [...listKey, filter],
    (cursor) => api.GET('/api/admin/pictures', { params: { query: { ...filter, cursor } } }),
    {
      refetchInterval: (pictures) => (pictures.some(isInProgress) ? POLL_MS : false),
    },
  );

const fetchPicture = (id: string) => api.GET('/api/admin/pictures/{id}', { params: { path: { id } } });

export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: pictureKey(id),
    queryFn: () => fetchPicture(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? POLL_MS : false),
  });

export const usePicture = (id: string) => useQuery(pictureQuery(id));

export function cachePicture(picture: PictureWithUses): void {
  cacheAnswer(pictureKey(picture.id), picture);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

export const refetchPicture = (id: string): Promise<PictureWithUses> =>
  queryClient.fetchQuery({ queryKey: pictureKey(id), queryFn: () => fetchPicture(id), staleTime: 0 });

/** Waits until a picture is converted, or cannot be. */
export const waitForPicture = (id: string): Promise<PictureWithUses> =>
  new Promise((resolve) => {
    const stop = new QueryObserver(queryClient, pictureQuery(id)).subscribe(({ data, isFetching }) => {
      if (!data || isFetching || isInProgress(data)) return;
      stop();
      resolve(data);
    });
  });

export type PictureWords = Pick<Picture, 'alt' | 'focusX' | 'focusY' | 'version'>;

export async function savePicture(id: string, body: PictureWords): Promise<PictureWithUses> {
  const picture = await api.PUT('/api/admin/pictures/{id}', { params: { path: { id } }, body });
  cachePicture(picture);
  return picture;
}

async function take(id: string, step: 'remove' | 'restore'): Promise<PictureWithUses> {
  const picture = await api.POST(`/api/admin/pictures/{id}/${step}`, { params: { path: { id } } });
  cachePicture(picture);
  return picture;
}

export const removePicture = (id: string): Promise<PictureWithUses> => take(id, 'remove');
export const restorePicture = (id: string): Promise<PictureWithUses> => take(id, 'restore');
