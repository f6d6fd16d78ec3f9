/**
 * Stroke paths on a 24-unit grid, 1.75 units wide, round ends: one set for the site, widgets and dashboard. Each is an
 * export, so that a widget contains only its own.
 */
export const check = 'M4.5 12.5l5 5L19.5 7';
export const arrow = 'M4.5 12h15M13.5 6l6 6-6 6';
export const outside = 'M7 17L17 7M8.5 7H17v8.5';
export const menu = 'M4 7.5h16M4 12h16M4 16.5h16';
export const close = 'M6 6l12 12M18 6L6 18';
export const lock = 'M6.5 10.5h11v9h-11zM8.5 10.5V8a3.5 3.5 0 017 0v2.5';
export const download = 'M12 4v11M7 10.5l5 5 5-5M5 20h14';
export const mail = 'M3.5 6.5h17v11h-17zM4 7l8 6.5L20 7';
export const undo = 'M5 10h9.5a4.5 4.5 0 010 9H9M5 10l4-4M5 10l4 4';
export const warning = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17M12 8v5M12 16v.1';
export const search = 'M10.5 4.5a6 6 0 100 12 6 6 0 000-12M15 15l5 5';
export const mark = 'M7 4.5h10v15.5l-5-4-5 4z';
export const chat =
  'M12 4.5c-4.7 0-8.5 3-8.5 7 0 2.2 1.2 4.1 3 5.4L6 20.5l4.2-2.2c.6.1 1.2.1 1.8.1 4.7 0 8.5-3 8.5-6.9s-3.8-7-8.5-7M8.5 11.5h.1M12 11.5h.1M15.5 11.5h.1';
