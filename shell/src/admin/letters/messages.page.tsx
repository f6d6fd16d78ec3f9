import { EmptyState, PageHeading } from '../parts/index.js';

export function MessagesPage() {
  return (
    <>
      <PageHeading title="Messages" lead="What readers have written to you." />
      <EmptyState title="No messages yet">
        What somebody writes on the contact page will come here, to be read and answered.
      </EmptyState>
    </>
  );
}
