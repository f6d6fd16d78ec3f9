import type { ReviewReply } from '@lectern/api-client/admin';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.js';
import { queryClient } from '../query-client.js';
import type { SavedValue } from '../saving/index.js';

export const reviewsKey = ['reviews'];

const replyKey = 'review-reply';

const pathOf = (orderId: string) => ({ params: { path: { orderId } } });

/** The draft as the saving engine takes it. */
export const savedDraft = ({ draft, revision, savedAt, who }: ReviewReply): SavedValue<string> => ({
  value: draft,
  revision,
  savedAt,
  who,
});

export const fetchReply = (orderId: string): Promise<ReviewReply> =>
  api.GET('/api/admin/reviews/{orderId}/reply', pathOf(orderId));

// Not kept after the editor is closed: editing starts with the server's text.
queryClient.setQueryDefaults([replyKey], { staleTime: 0, gcTime: 0 });

export const useReply = (orderId: string) =>
  useQuery({ queryKey: [replyKey, orderId], queryFn: () => fetchReply(orderId) });

export const reloadReviews = () => queryClient.invalidateQueries({ queryKey: reviewsKey });

export const saveReply = (orderId: string, draft: string, revision: number) =>
  api.PUT('/api/admin/reviews/{orderId}/reply/draft', { ...pathOf(orderId), body: { draft, revision } });

export const publishReply = (orderId: string, revision: number): Promise<ReviewReply> =>
  api.POST('/api/admin/reviews/{orderId}/reply/publish', { ...pathOf(orderId), body: { revision } });

export const removeReply = (orderId: string) =>
  api.DELETE('/api/admin/reviews/{orderId}/reply', pathOf(orderId));

export const restoreReply = (orderId: string) =>
  api.POST('/api/admin/reviews/{orderId}/reply/restore', pathOf(orderId));
