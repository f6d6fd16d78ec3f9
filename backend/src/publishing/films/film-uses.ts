import { Injectable } from '@nestjs/common';

/** Ids of films that a feature's pages show. */
type FilmUseSource = () => Promise<readonly string[]>;

/** Features that show films add themselves when they start: a film in use cannot be removed. */
@Injectable()
export class FilmUses {
  private readonly sources: FilmUseSource[] = [];

  add(source: FilmUseSource): void {
    this.sources.push(source);
  }

  async ids(): Promise<ReadonlySet<string>> {
    const found = await Promise.all(this.sources.map((source) => source()));
    return new Set(found.flat());
  }
}
