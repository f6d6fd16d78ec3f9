/**
 * Keeps a sheet that fills the window within what a keyboard on the screen leaves of it.
 * @returns what ends that
 */
export function followVisibleWindow(sheet: HTMLElement): () => void {
  const { visualViewport: visible } = window;
  if (!visible) return () => undefined;
  const fit = () => {
    // Whoever has zoomed in looks at a part on purpose.
    if (visible.scale > 1) return;
    sheet.style.setProperty('--search-top', `${visible.offsetTop}px`);
    sheet.style.setProperty('--search-height', `${visible.height}px`);
  };
  fit();
  visible.addEventListener('resize', fit);
  visible.addEventListener('scroll', fit);
  return () => {
    visible.removeEventListener('resize', fit);
    visible.removeEventListener('scroll', fit);
  };
}
