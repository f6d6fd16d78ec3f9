/** How long an assessment is kept after its last use; the dashboard shows the day, and the privacy policy names it. */
export const KEPT_FOR = '12 months';
