import { EmptyState, PageHeading } from '../../parts/index.js';

export function MailPage() {
  return (
    <>
      <PageHeading title="Mail" lead="What the site has sent, and what did not arrive." />
      <EmptyState title="No mail to show yet">
        Every letter that the site sends by itself, such as the books of a purchase, will be listed here with
        how its delivery stands.
      </EmptyState>
    </>
  );
}
