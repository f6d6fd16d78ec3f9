import { type InboxFilter } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import {
  EmptyState,
  ListFilter,
  ListTable,
  PageHeading,
  PageTabs,
  Small,
  StatusBadge,
  useListFilter,
} from '../components/index.js';
import { CustomerLink } from '../customers/customer-link.js';
import { localTime } from '../formats.js';
import { HeldMessages } from './held-messages.js';
import { stateWords, topicWords, useInbox, useInboxCounts } from './inbox-data.js';
import { MessagePage } from './message-page.js';

const Subject = styled(Link)`
  overflow-wrap: anywhere;
`;

const states = Object.fromEntries(Object.entries(stateWords).map(([state, { label }]) => [state, label]));

/** What has been written, the newest first. */
function InboxList() {
  const { filter, choose, isFiltered } = useListFilter<InboxFilter>(['state', 'topic']);
  const inbox = useInbox(filter);
  return (
    <>
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[
          { name: 'state', label: 'Which ones', options: states },
          { name: 'topic', label: 'About', options: topicWords },
        ]}
        searchLabel="Name, address or words"
      />
      <ListTable
        caption="Messages, the newest first"
        list={inbox}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Subject', render: ({ id, subject }) => <Subject href={`/${id}`}>{subject}</Subject> },
          {
            label: 'From',
            render: ({ name, email }) => (
              <>
                {name}
                <Small>
                  <CustomerLink email={email} />
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
export function InboxPage() {
  return (
    <Switch>
      <Route path="/" component={Lists} />
      <Route path="/held" component={Lists} />
      <Route path="/:id">{({ id }) => <MessagePage key={id} id={id} />}</Route>
    </Switch>
  );
}
