import { Injectable } from '@nestjs/common';

/** A place that shows a picture. */
export interface PictureUse {
  /** Of the article or page: “On Rest”. */
  title: string;
  /** Of its page of the dashboard, below /admin: `/site/articles/…`. */
  path: string;
}

/** A feature whose texts show pictures. */
export interface PictureUseSource {
  find(pictureId: string): Promise<PictureUse[]>;
}

/** Features add themselves when they start; the library shows where a picture is used before it is removed. */
@Injectable()
export class PictureUses {
  private readonly sources: PictureUseSource[] = [];

  add(source: PictureUseSource): void {
    this.sources.push(source);
  }

  async of(pictureId: string): Promise<PictureUse[]> {
    const found = await Promise.all(this.sources.map((source) => source.find(pictureId)));
    return found.flat();
  }
}
