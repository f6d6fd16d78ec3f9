/** What an element embeds, by the name after `lectern-`. */
export interface Kind {
  /** Of the frame's page: `/embed/<frame>`. */
  frame: string;
  /** Kept free where it stands in its place, in pixels: what the widget begins with, on a narrow column. */
  minHeightPx: number;
  /** Whether it needs a `product`. */
  sells?: boolean;
}

export const kinds = {
  buy: { frame: 'checkout', minHeightPx: 800, sells: true },
  questionnaire: { frame: 'legal-companion', minHeightPx: 1456 },
  chat: { frame: 'chat', minHeightPx: 640 },
  search: { frame: 'search', minHeightPx: 480 },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;
