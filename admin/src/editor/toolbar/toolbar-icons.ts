/** Stroke paths on the kit's grid. Only the editor has them, so that no public page loads one. */
export const toolbarIcons = {
  undo: 'M5 10h9.5a4.5 4.5 0 010 9H9M5 10l4-4M5 10l4 4',
  redo: 'M19 10H9.5a4.5 4.5 0 000 9H15M19 10l-4-4M19 10l-4 4',
  strong: 'M7.5 5h5.25a3.4 3.4 0 010 6.8H7.5zM7.5 11.8h6.1a3.6 3.6 0 010 7.2H7.5z',
  emphasis: 'M10 5h7M7 19h7M13.75 5L10.25 19',
  strike:
    'M4.5 12h15M16.5 7.6C16 6 14.3 5 12 5c-2.6 0-4.3 1.3-4.3 3.2 0 1 .5 1.8 1.3 2.4M7.3 16c.5 1.9 2.3 3 4.8 3 2.7 0 4.5-1.3 4.5-3.4 0-.6-.1-1.1-.4-1.6',
  link: 'M10 14a4 4 0 005.7.3l3-3a4 4 0 00-5.7-5.7l-1.2 1.2M14 10a4 4 0 00-5.7-.3l-3 3a4 4 0 005.7 5.7l1.2-1.2',
  heading: 'M5 5.5v13M13 5.5v13M5 12h8M16.5 10.2c.4-1.3 3.8-1.7 3.8.8 0 2-3.8 3.7-3.8 6h4',
  subheading:
    'M5 5.5v13M13 5.5v13M5 12h8M16.5 10c2-1.5 4-.6 3.7 1.3-.2 1-1.2 1.5-2.2 1.5 1.3 0 2.5.7 2.5 2 0 2.3-2.8 2.8-4.2 1.3',
  bulletList: 'M9.5 6.5H20M9.5 12H20M9.5 17.5H20M5 6.5h.1M5 12h.1M5 17.5h.1',
  orderedList:
    'M10 6.5h10M10 12h10M10 17.5h10M4.2 5.5l1.3-.7v4M4 14.2c.3-1 2.4-1 2.3.3-.1.9-1.3 1.7-2.3 2.9h2.5',
  indent: 'M4 6h16M11 12h9M4 18h16M4 9.5l3 2.5-3 2.5',
  outdent: 'M4 6h16M11 12h9M4 18h16M7 9.5L4 12l3 2.5',
  quotation: 'M9.5 7C6.5 8 5 10.2 5 13v3.5h4.5V12H6.8M18.5 7c-3 1-4.5 3.2-4.5 6v3.5h4.5V12h-2.7',
  picture: 'M4 5.5h16v13H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 4M15.5 9.5h.1',
  table: 'M4 5.5h16v13H4zM4 10h16M4 14.2h16M10 5.5v13',
  footnote: 'M4 7h9M4 12h7M4 17h9M17 6.5l2-1v6M17 11.5h4',
  more: 'M12 5v14M5 12h14',
} as const;

export type ToolbarIcon = keyof typeof toolbarIcons;
