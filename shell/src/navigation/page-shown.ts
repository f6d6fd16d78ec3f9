/** An event of the window: another page is shown than the one that was sent. */
export const PAGE_SHOWN = 'page-shown';
