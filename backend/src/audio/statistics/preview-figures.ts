/** What previews are counted under; the subjects are books. */
export const PREVIEW_FIGURES = { play: 'preview-play', download: 'preview-download' } as const;
