/** Where paperbacks are posted to. */
export interface Postage {
  /** The usual one first. `code` as ISO 3166-1 has it, in two letters. */
  countries: { code: string; name: string }[];
}
