import { Field } from '@lectern/ui/kit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Muted, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { counted } from '../say.js';
import { type FieldNode, flatFields } from './field-tree.js';
import { FieldNodes, type FormActions, type FormState } from './field-nodes.js';
import { groupOf, labelOf } from './field-words.js';
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

interface FieldGroup {
  key: string;
  name: string;
  nodes: FieldNode[];
}

function groupsOf(nodes: readonly FieldNode[]): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const node of nodes) {
    const name = groupOf(node.field);
    const key = `${node.field.file} ${name}`;
    const group = groups.get(key) ?? { key, name, nodes: [] };
    group.nodes.push(node);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const folded = (text: string): string => text.toLowerCase().replaceAll(/[’‘]/g, "'");

/** Fields with a word in their text, or in their name. */
function filtered(nodes: readonly FieldNode[], word: string): FieldNode[] {
  return nodes.flatMap((node) => {
    const { field, entries } = node;
    const isFound = folded(`${labelOf(field)} ${field.value ?? ''}`).includes(word);
    if (!entries) return isFound ? [node] : [];
    if (folded(labelOf(field)).includes(word)) return [node];
    return flatFields([node]).some((each) => folded(String(each.value ?? '')).includes(word)) ? [node] : [];
  });
}

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
  const word = folded(search.trim());
  const shown = useMemo(() => (word ? filtered(nodes, word) : nodes), [nodes, word]);
  const groups = groupsOf(shown);
  const count = flatFields(shown).length;
  const isOpen = ({ key, nodes: own }: FieldGroup) =>
    word !== '' ||
    count <= OPEN_FIELDS ||
    open.has(key) ||
    (chosen !== null && flatFields(own).some((field) => keyOf(field) === chosen));
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
        onChange={({ target }) => setSearch(target.value)}
      />
      <div role="status">{word ? <Muted>{counted(count, m.section.found)}</Muted> : null}</div>
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
            <div>{isShown ? <FieldNodes nodes={group.nodes} form={form} actions={actions} /> : null}</div>
          </Group>
        );
      })}
    </Stack>
  );
}
