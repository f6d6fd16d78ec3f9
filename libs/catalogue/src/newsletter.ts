/** A letter of the series that follows a free sample. */
export interface SeriesLetter {
  id: string;
  /** Since the sample was taken. */
  afterDays: number;
  subject: string;
  preheader: string;
  /** Markdown; addresses that begin with a slash are the site's own. */
  text: string;
}

export interface Newsletter {
  /** What readers choose among; whoever has chosen nothing gets all. */
  topics: { id: string; label: string; note: string }[];
  /** What every letter of the list ends with. `{site}` stands for the site's name. */
  letter: { endLabel: string; preferencesLabel: string; footer: string };
  welcomeSeries: { isOn: boolean; letters: SeriesLetter[] };
}
