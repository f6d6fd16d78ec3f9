import { formatNumber } from '../shop.js';
import { type InboxFilter } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import {
  EmptyState,
  ListFilter,
  ListTable,
  Moment,
  PageHeading,
  PageTabs,
  Small,
  Status,
  useListFilter,
} from '../components/index.js';
import { CustomerLink } from '../customers/customer-link.js';
import { HeldMessages } from './held-messages.js';
import { stateWords, subjectOf, useInbox, useInboxCounts, useTopics } from './inbox-data.js';
import { MessagePage } from './message-page.js';
import { inbox as m } from '../messages.js';

const Subject = styled(Link)`
  overflow-wrap: anywhere;
`;

const states = {
  unanswered: m.states.unanswered,
  ...Object.fromEntries(Object.entries(stateWords).map(([state, { label }]) => [state, label])),
};

function InboxList() {
  const { filter, choose, isFiltered } = useListFilter<InboxFilter>(['state', 'topic']);
  const inbox = useInbox(filter);
  const topics = useTopics();
  return (
    <>
      <ListFilter
        filter={filter}
        choose={choose}
        choices={[
          { name: 'state', label: m.filter.state, options: states },
          { name: 'topic', label: m.table.topic, options: topics },
        ]}
        searchLabel={m.filter.search}
      />
      <ListTable
        caption={m.table.caption}
        list={inbox}
        keyOf={({ id }) => id}
        columns={[
          {
            label: m.table.subject,
            render: (item) => <Subject href={`/${item.id}`}>{subjectOf(item)}</Subject>,
          },
          {
            label: m.table.from,
            render: ({ name, email }) => (
              <>
                {name}
                <Small>
                  <CustomerLink email={email} />
                </Small>
              </>
            ),
          },
          { label: m.table.topic, render: ({ topic }) => topics[topic] ?? topic },
          { label: m.table.state, render: ({ state }) => <Status {...stateWords[state]} /> },
          { label: m.table.when, render: ({ arrivedAt }) => <Moment at={arrivedAt} /> },
        ]}
        empty={<EmptyState {...(isFiltered ? m.table.noMatch : m.table.empty)} />}
      />
    </>
  );
}

const withCount = (label: string, count: number | undefined) =>
  count ? `${label} (${formatNumber(count)})` : label;

function Lists() {
  const { data } = useInboxCounts();
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <PageTabs
        label={m.page.title}
        tabs={[
          { path: '/', label: withCount(m.tabs.inbox, data?.newMessages) },
          { path: '/held', label: withCount(m.tabs.held, data?.heldMessages) },
        ]}
      />
      <Switch>
        <Route path="/" component={InboxList} />
        <Route path="/held" component={HeldMessages} />
      </Switch>
    </>
  );
}

export function InboxPage() {
  return (
    <Switch>
      <Route path="/" component={Lists} />
      <Route path="/held" component={Lists} />
      <Route path="/:id">{({ id }) => <MessagePage key={id} id={id} />}</Route>
    </Switch>
  );
}
