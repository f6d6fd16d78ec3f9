import { ChoiceChip, ErrorMessage, Loading } from '@lectern/ui/kit';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Muted, Row, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { FrameEditor, type FrameHost } from './frame-editor.js';
import { FRAME_WIDTHS, type FrameWidth, KEYBOARD_ROOM } from './site-editing-rules.js';

/**
 * The page is drawn at its real width and made smaller to fit. Scrolled to, it is right below the header of the
 * dashboard, for which the document has a padding.
 */
const Room = styled.div`
  height: calc(100dvh - 14rem);
  min-height: 24rem;
  overflow: hidden;
  scroll-margin-top: calc(-1 * var(--space-2));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;

const Frame = styled.iframe<{ $width: number; $scale: number }>`
  display: block;
  width: ${({ $width }) => $width}px;
  max-width: none;
  height: ${({ $scale }) => 100 / $scale}%;
  margin: 0 auto;
  border: 0;
  transform: scale(${({ $scale }) => $scale});
  transform-origin: ${({ $scale }) => ($scale < 1 ? '0 0' : '50% 0')};
`;

export interface FrameHandle {
  show: (key: string, text: string, placeholders?: readonly string[]) => boolean;
  outline: (key: string) => void;
  showPicture: (address: string) => void;
  reload: () => void;
}

type Host = Omit<FrameHost, 'editing'>;

interface PageFrameProps {
  address: string;
  /** Null if the page is only shown. */
  host: Host | null;
  ref: Ref<FrameHandle>;
}

/** The page of the draft, whose texts can be changed where they are. */
export function PageFrame({ address, host, ref }: PageFrameProps) {
  const [width, setWidth] = useState<FrameWidth>(() => (hasKeyboardOnScreen() ? 'phone' : 'desk'));
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [room, setRoom] = useState(FRAME_WIDTHS.desk as number);
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<FrameEditor | null>(null);
  const scrolled = useRef(0);
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    setState('loading');
  }
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // In steps, so that few style rules are made.
      if (entry) setRoom(Math.max(280, Math.floor(entry.contentRect.width / 4) * 4));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => () => editor.current?.close(), []);
  // A drawing that is under way may be of an older draft, so the next one follows it.
  const drawing = useRef<'none' | 'one' | 'again'>('one');
  const reload = () => {
    if (drawing.current !== 'none') {
      drawing.current = 'again';
      return;
    }
    drawing.current = 'one';
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
    editor.current?.close();
    editor.current = null;
    frame.current?.contentWindow?.location.replace(address);
  };
  useImperativeHandle(ref, (): FrameHandle => ({
    show: (key, text, placeholders) => editor.current?.show(key, text, placeholders) ?? false,
    outline: (key) => editor.current?.outline(key),
    showPicture: (picture) => editor.current?.showPicture(picture),
    reload,
  }));
  const loaded = () => {
    const isOutdated = drawing.current === 'again';
    drawing.current = 'none';
    if (isOutdated) {
      reload();
      return;
    }
    const page = frame.current?.contentDocument;
    // An error is answered as JSON, and an expired session, too.
    if (!page?.querySelector('[data-edit]')) {
      setState('failed');
      return;
    }
    setState('shown');
    if (host)
      editor.current = new FrameEditor(
        page,
        asHost(() => latest.current ?? host, aboveKeyboard),
      );
    frame.current?.contentWindow?.scrollTo({ top: scrolled.current, behavior: 'instant' });
  };
  const scale = Math.min(1, room / FRAME_WIDTHS[width]);
  return (
    <Stack $gap={1}>
      <Row role="group" aria-label={m.frame.width}>
        {(['phone', 'desk'] as const).map((name) => (
          <ChoiceChip key={name} aria-pressed={name === width} onClick={() => setWidth(name)}>
            {m.frame[name]}
          </ChoiceChip>
        ))}
      </Row>
      {state === 'loading' ? <Loading label={m.frame.loading} heights={['2rem']} /> : null}
      {state === 'failed' ? (
        <ErrorMessage
          error={m.frame.failed}
          onRetry={() => {
            setState('loading');
            reload();
          }}
        />
      ) : null}
      <Room ref={box}>
        <Frame
          ref={frame}
          src={address}
          title={m.frame.title}
          $width={FRAME_WIDTHS[width]}
          $scale={scale}
          onLoad={loaded}
        />
      </Room>
    </Stack>
  );
}

const hasKeyboardOnScreen = (): boolean => window.matchMedia('(pointer: coarse) and (width < 64rem)').matches;

/** Moves a text to the upper part of the screen, above the keyboard that opens. */
function aboveKeyboard(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  if (!view || !hasKeyboardOnScreen()) return;
  const { top } = element.getBoundingClientRect();
  view.scrollBy({ top: top - view.innerHeight * KEYBOARD_ROOM.above, behavior: 'instant' });
  view.frameElement?.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Calls the host of the latest rendering. */
const asHost = (latest: () => Host, editing: FrameHost['editing']): FrameHost => ({
  fields: () => latest().fields(),
  labelOf: (field) => latest().labelOf(field),
  isElsewhere: (key) => latest().isElsewhere(key),
  linkFieldOf: (key) => latest().linkFieldOf(key),
  change: (key, text) => latest().change(key, text),
  editing,
  ended: (end, isShownAsTyped) => latest().ended(end, isShownAsTyped),
  choose: (key) => latest().choose(key),
  choosePicture: (key) => latest().choosePicture(key),
  openElsewhere: (key) => latest().openElsewhere(key),
  isHers: (href) => latest().isHers(href),
  follow: (href) => latest().follow(href),
  words: latest().words,
});

export const NoPage = () => <Muted>{m.frame.none}</Muted>;
