import { Badge, Container, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { ViewSwitch } from '../../books/view-switch.js';
import type { SalesWords } from './sales.words.js';

const Layout = styled(Container)`
  display: grid;
  grid-template-areas: 'lead' 'badges' 'views';
  gap: var(--space-2) var(--space-8);
  padding-top: var(--space-4);
  ${from.desktop} {
    grid-template: 'lead badges' 1fr 'lead views' auto / minmax(0, 1fr) auto;
    padding-top: var(--space-8);
  }
`;

const Lead = styled.p`
  grid-area: lead;
  max-width: 42rem;
  font-size: var(--text-lead);
  line-height: 1.5;
  ${from.desktop} {
    font-size: 1.625rem;
    line-height: 1.42;
  }
`;

const Badges = styled.ul`
  grid-area: badges;
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  gap: var(--space-1);
`;

const Views = styled(ViewSwitch)`
  grid-area: views;
`;

/** Below the poster: the lead, what kind of book it is, and the switch to its facts. */
export function SalesLead({ words }: { words: SalesWords }) {
  const { book, hero, lead, views } = words;
  const badges = [...(book.seriesText ? [book.seriesText] : []), ...hero.badges];
  return (
    <Layout as="div">
      <Lead>{lead}</Lead>
      {badges.length > 0 ? (
        <Badges>
          {badges.map((badge) => (
            <Badge as="li" key={badge}>
              {badge}
            </Badge>
          ))}
        </Badges>
      ) : null}
      <Views bookId={book.id} salesPath={book.path} words={views} />
    </Layout>
  );
}
