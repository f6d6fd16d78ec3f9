import { EmptyState, PageHeading } from '../parts/index.js';

export function BroadcastsPage() {
  return (
    <>
      <PageHeading title="Broadcasts" lead="Letters to everybody on your list." />
      <EmptyState title="No letters yet">
        A broadcast goes to everybody who has said yes to your letters. You will write it here, look at it as
        your readers will, and send it when it is ready.
      </EmptyState>
    </>
  );
}
