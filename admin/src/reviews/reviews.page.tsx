import type { AdminReview } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage, Loading, Select } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { api } from '../api.js';
import {
  BesideCover,
  EmptyState,
  FieldRow,
  Moment,
  MoreButton,
  PageHeading,
  Panel,
  showSuccess,
  Small,
  Stack,
  Status,
  type StatusWords,
  useCursorList,
  useListFilter,
  Written,
} from '../components/index.js';
import { reviews as m } from '../messages.js';
import { counted, say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { reloadReviews, reviewsKey } from './review-replies-data.js';
import { ReviewReply } from './review-reply.js';

const states: Record<AdminReview['state'], StatusWords> = {
  waiting: { label: m.states.waiting, tone: 'caution' },
  approved: { label: m.states.approved, tone: 'good' },
  declined: { label: m.states.declined, tone: 'neutral' },
};

const Card = styled(Panel)`
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;
`;

function ReviewCard({ review }: { review: AdminReview }) {
  const mayDecide = useStaff().may.includes('reviews.decide');
  const deciding = useMutation({
    mutationFn: (state: 'approved' | 'declined') =>
      api.PUT('/api/admin/reviews/{orderId}/state', {
        params: { path: { orderId: review.orderId } },
        body: { state, writtenAt: review.writtenAt },
      }),
    onSuccess: (_, state) => showSuccess(m.done[state]),
    onSettled: () => reloadReviews(),
  });
  const { state } = review;
  const busy = deciding.isPending && m.actions.busy;
  return (
    <Card>
      <div>
        <Status {...states[state]} />
      </div>
      <BesideCover src={review.coverSrc}>
        {review.productTitle}
        <Small>
          {review.shownName}, {counted(review.rating, m.review.stars)}
        </Small>
      </BesideCover>
      <Written as="p">{review.body}</Written>
      <Small>
        <Moment at={review.writtenAt} />,{' '}
        <Link href={`~/admin/shop/orders/${review.orderId}`}>
          {say(m.review.order, { reference: review.reference })}
        </Link>
      </Small>
      <ErrorMessage error={deciding.error} />
      {mayDecide ? (
        <ButtonRow>
          {state === 'approved' ? null : (
            <Button kind="main" busy={busy} onClick={() => deciding.mutate('approved')}>
              {m.actions.approve}
            </Button>
          )}
          {state === 'declined' ? null : (
            <Button disabled={deciding.isPending} onClick={() => deciding.mutate('declined')}>
              {state === 'approved' ? m.actions.takeOff : m.actions.decline}
            </Button>
          )}
        </ButtonRow>
      ) : null}
      <ReviewReply review={review} />
    </Card>
  );
}

export function ReviewsPage() {
  const { filter, choose, isFiltered } = useListFilter<{ state?: AdminReview['state']; query?: string }>([
    'state',
  ]);
  const list = useCursorList([...reviewsKey, filter], (cursor) =>
    api.GET('/api/admin/reviews', { params: { query: { state: filter.state, cursor } } }),
  );
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <Stack $gap={2}>
        <FieldRow>
          <Select
            label={m.filter.label}
            value={filter.state ?? ''}
            options={[['', m.filter.all], ...Object.entries(m.states)]}
            onValue={(state) => choose({ state })}
          />
        </FieldRow>
        <ErrorMessage error={list.error} />
        {list.isLoading ? <Loading label={m.page.title} heights={['9rem', '9rem']} /> : null}
        {list.rows?.length === 0 ? <EmptyState {...(isFiltered ? m.list.noMatch : m.list.empty)} /> : null}
        <Stack as="ul" aria-label={m.list.label}>
          {list.rows?.map((review) => (
            <li key={review.orderId}>
              <ReviewCard review={review} />
            </li>
          ))}
        </Stack>
      </Stack>
      <MoreButton list={list} />
    </>
  );
}
