/** For `useInfiniteQuery` over lists of the API that come a page at a time. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
