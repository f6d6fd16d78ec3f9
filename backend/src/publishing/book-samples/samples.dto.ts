import { ApiProperty } from '#api-docs';

export class BookChapterDto {
  @ApiProperty({ type: 'integer', description: 'Place among the contents of the ePub.' }) number!: number;
  @ApiProperty() title!: string;
  @ApiProperty({ type: 'integer', description: 'From 1; chapters within a part are on the next level.' })
  level!: number;
  @ApiProperty({ type: 'integer' }) words!: number;
}

export class BookChapterListDto {
  @ApiProperty({ type: [BookChapterDto], description: 'In reading order, without very short ones.' })
  chapters!: BookChapterDto[];
}

export class BookChapterTextDto {
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'In Markdown.' }) text!: string;
  @ApiProperty({ type: 'integer' }) words!: number;
  @ApiProperty({ description: 'Whether the chapter is longer than a sample may be.' }) isShortened!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Of the ePub; BCP 47.' })
  language!: string | null;
}
