import type { OwnRecording } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { uploadForm, type UploadOptions } from '../components/upload-form.js';
import { queryClient } from '../query-client.js';
import type { SavedValue } from '../saving/index.js';

const listKey = ['own recordings'];

const pathOf = (id: string) => ({ params: { path: { id } } });

/** Newest first, of all books. */
export const useOwnRecordings = () =>
  useQuery({ queryKey: listKey, queryFn: () => api.GET('/api/admin/recordings'), staleTime: 0 });

export const reloadRecordings = () => queryClient.invalidateQueries({ queryKey: listKey });

export async function uploadRecording(
  bookId: string,
  file: File,
  options: UploadOptions,
): Promise<OwnRecording> {
  const form = new FormData();
  form.append('bookId', bookId);
  form.append('files', file);
  return uploadForm<OwnRecording>('/api/admin/recordings', form, options);
}

/** The transcript as the saving engine takes it. */
export const savedTranscript = ({
  transcript,
  revision,
  savedAt,
  who,
}: OwnRecording): SavedValue<string> => ({
  value: transcript,
  revision,
  savedAt,
  who,
});

export const fetchRecording = (id: string): Promise<OwnRecording> =>
  api.GET('/api/admin/recordings/{id}', pathOf(id));

// Not kept after the editor is closed: editing starts with the server's text.
const recordingKey = 'own recording';
queryClient.setQueryDefaults([recordingKey], { staleTime: 0, gcTime: 0 });

export const useRecording = (id: string) =>
  useQuery({ queryKey: [recordingKey, id], queryFn: () => fetchRecording(id) });

export const saveTranscript = (id: string, transcript: string, revision: number) =>
  api.PUT('/api/admin/recordings/{id}/transcript', { ...pathOf(id), body: { transcript, revision } });

export const publishRecording = (id: string, revision: number): Promise<OwnRecording> =>
  api.POST('/api/admin/recordings/{id}/publish', { ...pathOf(id), body: { revision } });

export const takeBackRecording = (id: string) => api.POST('/api/admin/recordings/{id}/take-back', pathOf(id));

export const removeRecording = (id: string) => api.DELETE('/api/admin/recordings/{id}', pathOf(id));
