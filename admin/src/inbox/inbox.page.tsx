import type { MessageTopic, ThreadState } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import {
  DataTable,
  EmptyState,
  MoreButton,
  PageHeading,
  PageTabs,
  StatusBadge,
  Trouble,
} from '../components/index.js';
import { ListFilter } from '../components/list-filter.js';
import { PersonLink } from '../customers/customer-link.js';
import { localTime } from '../formats.js';
import { sentenceOf } from '../query-client.js';
import { HeldMessages } from './held-messages.js';
import { stateWords, topicWords, useInbox, useInboxCounts } from './inbox-data.js';
import { MessagePage } from './message-page.js';

const Subject = styled(Link)`
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: 0.875rem;
`;

const states = Object.fromEntries(Object.entries(stateWords).map(([state, { label }]) => [state, label]));

interface Wish {
  state?: ThreadState | undefined;
  topic?: MessageTopic | undefined;
  query?: string | undefined;
}

/** What has been written, the newest first. */
function InboxList() {
  const [wish, setWish] = useState<Wish>({});
  const inbox = useInbox(wish);
  const rows = inbox.data?.pages.flatMap(({ items }) => items);
  const isFiltered = Boolean(wish.state ?? wish.topic ?? wish.query);
  return (
    <>
      <ListFilter
        choices={[
          {
            label: 'Which ones',
            value: wish.state ?? '',
            options: states,
            onChoose: (state) => setWish((now) => ({ ...now, state: (state || undefined) as Wish['state'] })),
          },
          {
            label: 'About',
            value: wish.topic ?? '',
            options: topicWords,
            onChoose: (topic) => setWish((now) => ({ ...now, topic: (topic || undefined) as Wish['topic'] })),
          },
        ]}
        searchLabel="Name, address or words"
        onSearch={(query) => setWish((now) => ({ ...now, query }))}
      />
      {inbox.isError && !rows ? (
        <Trouble text={sentenceOf(inbox.error)} onRetry={() => void inbox.refetch()} />
      ) : (
        <DataTable
          caption="Messages, the newest first"
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Subject', render: ({ id, subject }) => <Subject href={`/${id}`}>{subject}</Subject> },
            {
              label: 'From',
              render: ({ name, email }) => (
                <>
                  {name}
                  <Small>
                    <PersonLink email={email} />
                  </Small>
                </>
              ),
            },
            { label: 'About', render: ({ topic }) => topicWords[topic] },
            {
              label: 'State',
              render: ({ state }) => (
                <StatusBadge $tone={stateWords[state].tone}>{stateWords[state].label}</StatusBadge>
              ),
            },
            { label: 'When', render: ({ arrivedAt }) => localTime(arrivedAt) },
          ]}
          empty={
            isFiltered ? (
              <EmptyState title="No such message">Try other words, or look at all of them.</EmptyState>
            ) : (
              <EmptyState title="No messages yet">
                What readers write on your contact page stands here, and comes to your mailbox as well. Answer
                it here or there.
              </EmptyState>
            )
          }
        />
      )}
      <MoreButton pages={inbox} />
    </>
  );
}

const withCount = (label: string, count: number | undefined) =>
  count ? `${label} (${count.toLocaleString('en-US')})` : label;

function Lists() {
  const { data } = useInboxCounts();
  return (
    <>
      <PageHeading
        title="Messages"
        lead="What readers write comes here and to your mailbox. What looks like advertising waits until you have looked."
      />
      <PageTabs
        label="Messages"
        tabs={[
          { path: '/', label: withCount('Inbox', data?.newMessages) },
          { path: '/held', label: withCount('Held as suspicious', data?.heldMessages) },
        ]}
      />
      <Switch>
        <Route path="/" component={InboxList} />
        <Route path="/held" component={HeldMessages} />
      </Switch>
    </>
  );
}

/** What readers have written, and what is answered. */
export function MessagesPage() {
  return (
    <Switch>
      <Route path="/" component={Lists} />
      <Route path="/held" component={Lists} />
      <Route path="/:id">{({ id }) => <MessagePage key={id} id={id} />}</Route>
    </Switch>
  );
}
