import { Note } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { styled } from 'styled-components';
import { placeName } from './place-names.js';

export interface Refusal {
  /** `<file>#<pointer>` */
  key: string;
  message: string;
}

const List = styled.ul`
  padding-left: 1.25rem;
`;

const Jump = styled.button`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: inherit;
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
`;

const placeOf = (key: string) => {
  const [file = '', pointer = ''] = key.split('#', 2);
  return { file, pointer };
};

interface RefusalsProps {
  refusals: readonly Refusal[];
  onChoose: (key: string) => void;
}

/** Why a draft was not published, with a way to each field. */
export const Refusals = ({ refusals, onChoose }: RefusalsProps) => (
  <Note as="div" role="alert">
    {m.publish.refused}
    <List>
      {refusals.map(({ key, message }) => (
        <li key={key}>
          <Jump type="button" onClick={() => onChoose(key)}>
            {placeName(placeOf(key))}: {message}
          </Jump>
        </li>
      ))}
    </List>
  </Note>
);
