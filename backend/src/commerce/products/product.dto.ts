import { ApiProperty } from '@nestjs/swagger';

/** A product as visitors see it. Where its files lie is nobody's business. */
export class ProductDto {
  @ApiProperty({ example: 'finding-peace-ebook' })
  id!: string;

  @ApiProperty({ description: 'The same as title.' })
  name!: string;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ description: 'US cents.', type: 'integer', example: 999 })
  price!: number;

  @ApiProperty({ enum: ['ebook', 'paperback', 'speaking'] })
  type!: 'ebook' | 'paperback' | 'speaking';

  @ApiProperty({ type: [String], example: ['pdf', 'epub'] })
  file_formats!: string[];

  @ApiProperty({ type: [String], description: 'The same as file_formats.' })
  fileFormats!: string[];
}
