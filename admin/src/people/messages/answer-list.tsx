import type { InboxMessage } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { localTime } from '../../local-time.js';
import { Panel, StatusBadge, type StatusTone } from '../../parts/index.js';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
`;

const Sheet = styled(Panel)`
  margin-left: clamp(0rem, 4vw, 2rem);
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-half) var(--space-2);
  margin-bottom: var(--space-1);
  color: var(--color-muted);
`;

const Words = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const statuses: Record<string, { label: string; tone: StatusTone }> = {
  queued: { label: 'On its way', tone: 'busy' },
  sent: { label: 'Sent', tone: 'good' },
  accepted: { label: 'Arrived', tone: 'good' },
  bounced: { label: 'Came back', tone: 'trouble' },
  complained: { label: 'Called spam', tone: 'trouble' },
  suppressed: { label: 'Held back', tone: 'caution' },
  withdrawn: { label: 'Not sent', tone: 'caution' },
};

/** What was answered, the oldest first, each with how its delivery stands. */
export function AnswerList({ replies }: Pick<InboxMessage, 'replies'>) {
  if (replies.length === 0) return null;
  return (
    <List aria-label="Answers">
      {replies.map(({ id, who, body, createdAt, status }) => {
        const known = status ? statuses[status] : undefined;
        return (
          <li key={id}>
            <Sheet as="article">
              <Head>
                <span>
                  {who}, {localTime(createdAt)}
                </span>
                {known ? <StatusBadge $tone={known.tone}>{known.label}</StatusBadge> : null}
              </Head>
              <Words>{body}</Words>
            </Sheet>
          </li>
        );
      })}
    </List>
  );
}
