import { api } from '../api.js';

/** @throws ApiError with a sentence if there are none */
export const fetchChapters = (id: string) =>
  api.GET('/api/admin/books/{id}/chapters', { params: { path: { id } } });

export const fetchChapterText = (id: string, number: number) =>
  api.GET('/api/admin/books/{id}/chapters/{number}', { params: { path: { id, number } } });
