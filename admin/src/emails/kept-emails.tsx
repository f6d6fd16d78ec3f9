import type { KeptMail } from '@lectern/api-client/admin';
import { Async, ButtonLink, Icon } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { addressOf } from '../api.js';
import { EmptyState, ListTable, Moment } from '../components/index.js';
import { OwnSizeFrame } from '../components/email-frame.js';
import { localTime } from '../formats.js';
import { useKeptMail, useKeptMails } from './email-data.js';
import { say } from '../say.js';
import { emails as m } from '../messages.js';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2);
  margin-block: var(--space-1) var(--space-2);
  h2 {
    font-size: 1.375rem;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-muted);
    overflow-wrap: anywhere;
  }
`;

const Plain = styled.details`
  margin-top: var(--space-2);
  pre {
    margin: 0;
    padding: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    font-size: 0.875rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

function Email({ mail }: { mail: KeptMail }) {
  return (
    <article>
      <Head>
        <div>
          <h2>{mail.subject}</h2>
          <p>{say(m.kept.from, { from: mail.from, to: mail.to, date: localTime(mail.date) })}</p>
        </div>
        <ButtonLink
          href={addressOf('/api/admin/kept-mail/{name}/raw', { path: { name: mail.name } })}
          download={mail.name}
        >
          <Icon name="download" />
          {m.kept.download}
        </ButtonLink>
      </Head>
      {mail.html ? <OwnSizeFrame title={mail.subject} html={mail.html} first="desktop" /> : null}
      <Plain open={!mail.html}>
        <summary>{m.kept.text}</summary>
        <pre>{mail.text}</pre>
      </Plain>
      <Plain>
        <summary>{m.kept.headers}</summary>
        <pre>{mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>
      </Plain>
    </article>
  );
}

export function KeptEmail({ name }: { name: string }) {
  const { data, error, refetch } = useKeptMail(name);
  return (
    <>
      <Link href="/kept">{m.kept.back}</Link>
      <Async query={{ data, error, refetch }} label={m.kept.loading} heights={['20rem']}>
        {(data) => <Email mail={data} />}
      </Async>
    </>
  );
}

export function KeptEmails() {
  const kept = useKeptMails();
  return (
    <>
      <ListTable
        caption={m.kept.caption}
        list={kept}
        keyOf={({ name }) => name}
        columns={[
          {
            label: m.columns.subject,
            render: ({ name, subject }) => (
              <Link href={`/kept/${name.replace(/\.eml$/, '')}`}>{subject}</Link>
            ),
          },
          { label: m.columns.to, render: ({ to }) => to },
          { label: m.columns.when, render: ({ date }) => <Moment at={date} /> },
        ]}
        empty={<EmptyState {...m.kept.empty} />}
      />
    </>
  );
}
