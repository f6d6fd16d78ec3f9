import { schema } from '@lectern/rich-text';
import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { Toolbar, Tooltip } from 'radix-ui';
import { type KeyboardEvent, type Ref, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { fromWide } from '../../components/index.js';
import { editor as m } from '../../messages.js';
import { toggleFrame, toggleHeading, toggleList } from '../core/block-commands.js';
import type { Feature } from '../core/features.js';
import { footnoteCommand } from '../core/footnotes.js';
import { SHORTCUTS, type ShortcutName } from '../core/shortcuts.js';
import type { OpenEditor } from '../editor-view.js';
import { type EditorDialog, moreEntries, tableEntries } from './menu-entries.js';
import { ToolbarButton } from './toolbar-button.js';
import type { ToolbarIcon } from './toolbar-icons.js';
import { Gap, ToolbarMenu } from './toolbar-menu.js';

const { marks, nodes } = schema;

const Bar = styled(Toolbar.Root)`
  display: flex;
  align-items: center;
  gap: 2px;
  padding: var(--space-half);
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
  /* A shadow at each edge behind which there are more buttons. */
  background:
    linear-gradient(to right, var(--color-surface) 40%, transparent) left / 2.5rem 100% no-repeat local,
    linear-gradient(to left, var(--color-surface) 40%, transparent) right / 2.5rem 100% no-repeat local,
    linear-gradient(to right, color-mix(in srgb, var(--color-ink) 22%, transparent), transparent) left /
      0.875rem 100% no-repeat scroll,
    linear-gradient(to left, color-mix(in srgb, var(--color-ink) 22%, transparent), transparent) right /
      0.875rem 100% no-repeat scroll;
  ${fromWide} {
    flex-wrap: wrap;
  }
`;

interface EditorToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: OpenEditor;
  label: string;
  features: readonly Feature[];
  /** Dialogs that have what they need. */
  dialogs: readonly EditorDialog[];
  onOpen: (dialog: EditorDialog) => void;
  controls: string;
}

export function EditorToolbar(props: EditorToolbarProps) {
  const { ref, editor, label, features, dialogs, onOpen, controls } = props;
  const { view, toolbar } = editor;
  const now = useSyncExternalStore(toolbar.subscribe, toolbar.current);
  const has = (...names: readonly Feature[]) => names.some((name) => features.includes(name));

  const button = (
    name: Exclude<ToolbarIcon, 'more' | 'table'> & keyof typeof m.actions,
    run: Command | (() => void),
    state: { isPressed?: boolean; isOff?: boolean } = {},
  ) => (
    <ToolbarButton
      label={m.actions[name]}
      icon={name}
      binding={name in SHORTCUTS ? SHORTCUTS[name as ShortcutName] : undefined}
      {...state}
      onClick={() => run(view.state, view.dispatch, view)}
    />
  );

  // A dialog that an entry opened already has the focus.
  const backToText = () => document.querySelector('dialog[open]') ?? view.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) view.focus();
  };

  return (
    <Tooltip.Provider delayDuration={600} skipDelayDuration={300}>
      <Bar
        ref={ref}
        aria-label={`${m.toolbar.label}: ${label}`}
        aria-controls={controls}
        loop
        onKeyDown={onKeyDown}
      >
        {button('undo', undo, { isOff: !now.canUndo })}
        {button('redo', redo, { isOff: !now.canRedo })}
        <Gap />
        {has('heading') ? (
          <>
            {button('heading', toggleHeading(2), { isPressed: now.heading, isOff: !now.canHead })}
            {button('subheading', toggleHeading(3), { isPressed: now.subheading, isOff: !now.canHead })}
            <Gap />
          </>
        ) : null}
        {button('strong', toggleMark(marks.strong), { isPressed: now.strong, isOff: !now.canMark })}
        {button('emphasis', toggleMark(marks.emphasis), { isPressed: now.emphasis, isOff: !now.canMark })}
        {button('strike', toggleMark(marks.strike), { isPressed: now.strike, isOff: !now.canMark })}
        {button('link', () => onOpen('link'), { isPressed: now.link, isOff: !now.canMark })}
        <Gap />
        {has('list') ? (
          <>
            {button('bulletList', toggleList(nodes.bulletList), { isPressed: now.bulletList })}
            {button('orderedList', toggleList(nodes.orderedList), { isPressed: now.orderedList })}
            {now.canOutdent || now.canIndent ? (
              <>
                {button('outdent', liftListItem(nodes.listItem), { isOff: !now.canOutdent })}
                {button('indent', sinkListItem(nodes.listItem), { isOff: !now.canIndent })}
              </>
            ) : null}
          </>
        ) : null}
        {has('quotation')
          ? button('quotation', toggleFrame(nodes.quotation), {
              isPressed: now.quotation,
              isOff: !now.canQuote,
            })
          : null}
        {has('picture', 'footnote', 'table') ? <Gap /> : null}
        {has('picture') ? button('picture', () => onOpen('picture')) : null}
        {has('footnote')
          ? button(
              'footnote',
              (state, dispatch) => {
                const isDone = footnoteCommand(state, dispatch);
                view.focus();
                return isDone;
              },
              { isPressed: now.footnote, isOff: !now.canFootnote },
            )
          : null}
        {has('table') ? (
          <ToolbarMenu
            label={m.actions.table}
            icon="table"
            isPressed={now.table}
            entries={tableEntries(view, now)}
            onClosed={backToText}
          />
        ) : null}
        <ToolbarMenu
          label={m.actions.more}
          icon="more"
          entries={moreEntries(view, now, features, dialogs, onOpen)}
          onClosed={backToText}
        />
      </Bar>
    </Tooltip.Provider>
  );
}
