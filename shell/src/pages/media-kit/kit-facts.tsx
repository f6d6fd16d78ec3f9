import { from } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import { useSiteData } from '../../site-data.js';
import type { KitBook, MediaKitWords } from './media-kit.words.js';

const Facts = styled.dl`
  ${from.desktop} {
    display: grid;
    grid-template-columns: 12rem minmax(0, 1fr);
    column-gap: var(--space-4);
  }
  dt {
    padding-top: var(--space-2);
    border-top: 1px solid var(--color-line);
    color: var(--color-muted);
    font: 400 0.9375rem/1.6 var(--font-control);
  }
  dd {
    margin: 0;
    padding-block: 0 var(--space-2);
    ${from.desktop} {
      padding-top: var(--space-2);
      border-top: 1px solid var(--color-line);
    }
  }
  a {
    display: inline-block;
    padding-block: 0.625rem;
    margin-block: -0.625rem;
  }
  li + li {
    margin-top: var(--space-1);
  }
`;

const Details = styled.span`
  display: block;
  color: var(--color-muted);
  font: 400 0.875rem/1.5 var(--font-control);
`;

export function KitFacts({ words }: { words: MediaKitWords }) {
  const { publicUrl } = useSiteData();
  const { factLabels, contact } = words;
  return (
    <Facts>
      <Fact label={factLabels.name}>{words.name}</Fact>
      {words.location === null ? null : <Fact label={factLabels.location}>{words.location}</Fact>}
      <Fact label={factLabels.website}>
        <a href="/">{new URL(publicUrl).host}</a>
      </Fact>
      {words.books.length > 0 ? (
        <Fact label={factLabels.books}>
          <ul>
            {words.books.map((book) => (
              <Book key={book.path} book={book} />
            ))}
          </ul>
        </Fact>
      ) : null}
      {words.facts.map(({ title, text }) => (
        <Fact key={title} label={title}>
          {text}
        </Fact>
      ))}
      {words.profiles.length > 0 ? (
        <Fact label={words.profilesHeading}>
          <ul>
            {words.profiles.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="me noopener" target="_blank">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact label={contact.heading}>
        {contact.text} <a href={`mailto:${words.email}`}>{words.email}</a>
        {words.phone ? (
          <>
            {', '}
            <a href={words.phone.phoneLink}>{words.phone.phone}</a>
          </>
        ) : null}
      </Fact>
    </Facts>
  );
}

function Book({ book: { title, path, year, isbns } }: { book: KitBook }) {
  return (
    <li>
      <SiteLink href={path}>{title}</SiteLink>
      {year ? ` (${year})` : null}
      {isbns.length > 0 ? (
        <Details>ISBN {isbns.map(({ label, isbn }) => `${isbn} (${label})`).join(', ')}</Details>
      ) : null}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
