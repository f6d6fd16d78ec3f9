/** Time without changes after which a widget counts as stable. */
export const quietMs = 120;

/** Maximum wait for a widget that keeps changing, from its first content. */
export const maxSettleMs = 1500;

/** Maximum wait for fonts before the widget appears in fallback fonts. */
export const fontTimeoutMs = 600;

/** Duration of a message in the frame: the same as of the site's toasts. */
export const messageMs = 5000;
