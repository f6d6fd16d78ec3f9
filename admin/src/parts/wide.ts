/** From here up there is room for the navigation at the side, and for tables that look like tables. */
export const fromWide = '@media (min-width: 48rem)';
