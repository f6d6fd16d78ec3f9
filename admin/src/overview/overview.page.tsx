import { formatNumber, isOn } from '../shop.js';
import { styled } from 'styled-components';
import { PageHeading, PageTabs, Stack } from '../components/index.js';
import { useSubscribers } from '../customers/subscribers-data.js';
import { overview as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { FirstSteps } from './first-steps.js';
import { LastOrders } from './last-orders.js';
import { NeedsYou } from './needs-you.js';
import { ThisMonth, Today } from './sales-now.js';

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4) var(--space-3);
  @media (min-width: 64rem) {
    grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr));
  }
`;

/** Main features of the dashboard (specification 2, section 2), one click away. */
function Tabs() {
  const total = useSubscribers().first?.totalCount;
  const count = total === undefined ? '' : ` (${formatNumber(total)})`;
  return (
    <PageTabs
      label={m.tabs.overview}
      tabs={[
        { path: '/', label: m.tabs.overview },
        { path: '/shop/products', label: m.tabs.products },
        { path: '/people/subscribers', label: say(m.tabs.subscribers, { count }) },
      ]}
    />
  );
}

export function OverviewPage() {
  const { name, may } = useStaff();
  const seesSales = may.includes('figures.read');
  return (
    <>
      <PageHeading title={say(m.page.title, { name })} />
      {may.includes('products.read') && may.includes('people.read') && isOn('newsletter') ? <Tabs /> : null}
      <Stack $gap={4}>
        {may.includes('settings.write') ? <FirstSteps /> : null}
        <Top>
          <NeedsYou />
          {seesSales ? <Today /> : null}
        </Top>
        {seesSales ? <ThisMonth /> : null}
        {may.includes('orders.read') ? <LastOrders /> : null}
      </Stack>
    </>
  );
}
