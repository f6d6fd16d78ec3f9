import type { Palette } from '@lectern/catalogue';
import type { Highlight, Place } from '@lectern/reading-notes';
import type { EPUB } from 'foliate-js/epub.js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { paperColors, textSizesRem, type useAppearance } from '../../islands/reader/appearance.js';
import { BookPages, type Shown } from './book-pages.js';

interface PagesOf {
  holder: RefObject<HTMLElement | null>;
  book: EPUB;
  title: string;
  at: Place | null;
  palette: Palette;
  looks: Pick<ReturnType<typeof useAppearance>, 'step' | 'paper'>;
  highlights: readonly Highlight[];
  onRead: (shown: Shown) => void;
  onKey: (event: KeyboardEvent) => void;
  onLink: (href: string) => void;
  onFail: () => void;
  onPress: () => boolean;
}

export function usePages({ holder, book, title, at, palette, looks, highlights, ...listeners }: PagesOf) {
  const [pages, setPages] = useState<BookPages | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isSelected, setSelected] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const { step, paper } = looks;

  const dress = useEffectEvent((made: BookPages) => {
    const { ink, background, accent } = paperColors(palette, paper);
    made.setLooks({
      sizeRem: textSizesRem[step] ?? 1,
      ink,
      paper: background,
      accent,
      isDark: paper === 'dark',
    });
  });
  const onShow = useEffectEvent((now: Shown, isRead: boolean) => {
    setShown(now);
    setMarked(null);
    if (isRead) listeners.onRead(now);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => listeners.onKey(event));
  const onLink = useEffectEvent((href: string) => listeners.onLink(href));
  const onPress = useEffectEvent(() => listeners.onPress());
  const onFail = useEffectEvent(() => listeners.onFail());
  const begin = useEffectEvent(async (made: BookPages) => {
    dress(made);
    await made.open(at);
    made.focus();
    setPages(made);
  });

  useEffect(() => {
    const made = new BookPages(book, title, {
      onShow: (now, isRead) => onShow(now, isRead),
      onKey: (event) => onKey(event),
      onLink: (href) => onLink(href),
      onPress: () => onPress(),
      onSelect: setSelected,
      onMark: setMarked,
    });
    holder.current?.append(made.element);
    begin(made).catch((error: unknown) => {
      reportError(error);
      onFail();
    });
    return () => made.close();
  }, [book, title, holder]);

  useEffect(() => {
    if (pages) dress(pages);
  }, [pages, palette, step, paper]);

  useEffect(() => pages?.setHighlights(highlights), [pages, highlights]);

  return { pages, shown, isSelected, marked };
}
