import type { Broadcast } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { DataTable, Heading, Note } from '../components/index.js';
import { formatNumber } from '../shop.js';
import { broadcasts as m } from '../messages.js';

/** Addresses may be longer than a phone is wide. */
const Address = styled.a`
  overflow-wrap: anywhere;
`;

/** Clicks on each link; nothing if they were not counted. */
export function LinkClicks({ links }: Pick<Broadcast, 'links'>) {
  if (links.length === 0) return null;
  return (
    <>
      <Heading $above={4}>{m.clicks.title}</Heading>
      <Note>{m.clicks.note}</Note>
      <DataTable
        caption={m.clicks.title}
        rows={links}
        keyOf={({ address }) => address}
        columns={[
          { label: m.clicks.link, render: ({ address }) => <Address href={address}>{address}</Address> },
          { label: m.clicks.count, render: ({ clicks }) => formatNumber(clicks), isNumber: true },
        ]}
        empty={null}
      />
    </>
  );
}
