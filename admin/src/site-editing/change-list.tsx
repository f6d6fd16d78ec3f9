import { styled } from 'styled-components';
import { TextDifference } from '../saving/index.js';

const List = styled.dl`
  display: grid;
  gap: var(--space-1);
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`;

export interface ShownChange {
  key: string;
  name: string;
  before: string;
  after: string;
}

export const ChangeList = ({ changes }: { changes: readonly ShownChange[] }) => (
  <List>
    {changes.map(({ key, name, before, after }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>
          <TextDifference before={before} after={after} />
        </dd>
      </div>
    ))}
  </List>
);
