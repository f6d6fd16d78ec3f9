/** A film that the owner uploaded. */
export interface LibraryFilm {
  /** Path on the site. */
  address: string;
  durationSeconds: number;
  /** On this machine, for an export. */
  file?: string;
}

/** Uploads that values name, by id. Those that are gone are missing. */
export interface OwnerLibrary {
  /** Files on this machine. */
  pictures: Readonly<Record<string, string>>;
  films: Readonly<Record<string, LibraryFilm>>;
}

export const emptyLibrary: OwnerLibrary = { pictures: {}, films: {} };
