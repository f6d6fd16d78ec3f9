/** The link of one taking of a free file: for the browser and for the letter. It opens for good, as the file is free. */
export const FREE_DOWNLOAD_LINK = {
  purpose: 'free-download',
  path: (token: string): string => `/free/${token}`,
};
