import { styled } from 'styled-components';

const Frame = styled.details`
  margin-top: var(--space-1);
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 2.75rem;
    color: var(--color-accent);
    font: 600 0.9375rem/1.4 var(--font-control);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

const List = styled.dl`
  margin: 0;
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  font-size: 0.9375rem;
  dd {
    margin: 0;
    color: var(--color-muted);
  }
  code {
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;

const signs: readonly (readonly [sign: string, meaning: string])[] = [
  ['an empty line', 'begins a new paragraph'],
  ['**two stars**', 'make words bold, *one* makes them slanted'],
  ['## a heading', 'stands above what follows'],
  ['- a hyphen', 'begins a line of a list; 1. counts it'],
  ['> a sentence', 'is a quotation'],
  ['[the books](/books)', 'is a link; alone on its line it becomes a button'],
];

/** What may stand in a letter. */
export function MarkdownNote() {
  return (
    <Frame>
      <summary>What you can do in the text</summary>
      <List>
        {signs.map(([sign, meaning]) => (
          <Pair key={sign} sign={sign} meaning={meaning} />
        ))}
      </List>
    </Frame>
  );
}

function Pair({ sign, meaning }: { sign: string; meaning: string }) {
  return (
    <>
      <dt>
        <code>{sign}</code>
      </dt>
      <dd>{meaning}</dd>
    </>
  );
}
