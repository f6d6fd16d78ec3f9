import { foldText } from '@lectern/text-folding';
import { Field } from '@lectern/ui/kit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Muted, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { counted } from '../say.js';
import { type FieldNode, flatFields } from './field-tree.js';
import { FieldNodes, type FormActions, type FormState } from './field-nodes.js';
import { type FieldGroup, groupsOf } from './field-groups.js';
import { placeName } from './place-names.js';
import { keyOf } from './places.js';
import { OPEN_FIELDS } from './site-editing-rules.js';

const Group = styled.details`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  > summary {
    min-height: 2.75rem;
    padding: var(--space-1) var(--space-2);
    font: 600 1.0625rem/1.5 var(--font-control);
    cursor: pointer;
  }
  > div {
    padding: 0 var(--space-2) var(--space-2);
  }
`;

/** Whether a word is in the name or group of a field, or in a text of it or of its entries. */
const hasWord = (node: FieldNode, word: string): boolean =>
  foldText(placeName(node.field)).includes(word) ||
  flatFields([node]).some(({ value }) => typeof value === 'string' && foldText(value).includes(word));

/** Whether a field is a node's own, or of one of its entries. */
const isIn = (node: FieldNode, key: string | null): boolean =>
  key !== null && flatFields([node]).some((field) => keyOf(field) === key);

interface SectionFormProps {
  nodes: readonly FieldNode[];
  /** Key of the field that was chosen in the page, or that an error names. */
  chosen: string | null;
  form: FormState;
  actions: FormActions;
}

/** All values of a section, in groups that open. */
export function SectionForm({ nodes, chosen, form, actions }: SectionFormProps) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // Found fields stay while their text is changed.
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const find = (typed: string) => {
    const word = foldText(typed.trim());
    const matching = nodes.filter((node) => hasWord(node, word));
    setSearch(typed);
    setFound(word ? new Set(matching.map(({ field }) => keyOf(field))) : null);
  };
  const shown = useMemo(
    () => (found ? nodes.filter((node) => found.has(keyOf(node.field)) || isIn(node, chosen)) : nodes),
    [nodes, found, chosen],
  );
  const groups = groupsOf(shown);
  const count = flatFields(shown).length;
  const isOpen = ({ key, nodes: own }: FieldGroup) =>
    found !== null || count <= OPEN_FIELDS || open.has(key) || own.some((node) => isIn(node, chosen));
  const toggle = (key: string, isShown: boolean) =>
    setOpen((keys) => {
      const next = new Set(keys);
      if (isShown) next.add(key);
      else next.delete(key);
      return next;
    });
  return (
    <Stack $gap={1}>
      <Field
        label={m.section.search}
        hint={m.section.searchHint}
        type="search"
        value={search}
        onChange={({ target }) => find(target.value)}
      />
      <div role="status">{found ? <Muted>{counted(count, m.section.found)}</Muted> : null}</div>
      {groups.map((group) => {
        const isShown = isOpen(group);
        return (
          <Group
            key={group.key}
            open={isShown}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isShown) toggle(group.key, currentTarget.open);
            }}
          >
            <summary>{group.name}</summary>
            <div>
              {isShown ? (
                <FieldNodes nodes={group.nodes} around={group.key} form={form} actions={actions} />
              ) : null}
            </div>
          </Group>
        );
      })}
    </Stack>
  );
}
