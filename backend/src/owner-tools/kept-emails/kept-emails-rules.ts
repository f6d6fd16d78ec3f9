export const PAGE_SIZE = 50;

export const MAX_BYTES = 10 * 1024 * 1024;

/** `<modified at, in ms>_<file name>` of the last email of a page. */
export const CURSOR = /^(\d{1,15}(?:\.\d{1,10})?)_(.+)$/;

/** File names as the transport writes them: no path, no hidden or partial file. */
export const FILE_NAME = /^[A-Za-z0-9][\w.-]{0,200}\.eml$/;
