/** The floating chat button, in rem: its size, and its distance from the window's edges. */
export const chatButtonRem = { size: 3.5, inset: 1.25 } as const;
