import { Container, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { EmbedMaker } from './embed-maker.island.js';
import type { EmbedsWords } from './embeds.words.js';
import { useSiteData } from '../../site-data.js';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block: var(--space-6) var(--space-10);
`;

const Opening = styled.div`
  p {
    max-width: 44rem;
    margin-top: var(--space-2);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

const About = styled.section`
  h2 {
    font-size: var(--text-heading-3);
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-3);
  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
  dt {
    margin-bottom: var(--space-half);
    font: 560 1.25rem/1.3 var(--font-title);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export function EmbedsPage({ words }: { words: EmbedsWords }) {
  const { heading, intro, facts, books, form, preview, snippet, links, linkPaths, schemes } = words;
  const { products, publicUrl } = useSiteData();
  const sold = books.filter(({ productId }) => products.some(({ id }) => id === productId));
  const widgets = form.widgets.filter(([widget]) => widget !== 'buy' || sold.length > 0);
  return (
    <Page>
      <Opening>
        <h1>{heading}</h1>
        <p>{intro}</p>
      </Opening>
      <EmbedMaker
        words={{ form: { ...form, widgets }, preview, snippet, links, linkPaths, schemes }}
        books={sold}
        publicUrl={publicUrl}
      />
      <About aria-labelledby="facts">
        <h2 id="facts">{facts.heading}</h2>
        <Facts>
          {facts.entries.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Facts>
      </About>
    </Page>
  );
}
