import { ApiProperty } from '#api-docs';

import { PRODUCT_TYPES, type ProductType } from './product-type.js';

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

  @ApiProperty({
    enum: PRODUCT_TYPES,
    description: 'A paperback goes by post: its purchase needs an address.',
  })
  type!: ProductType;

  @ApiProperty({ type: [String], example: ['pdf', 'epub'] })
  file_formats!: string[];

  @ApiProperty({ type: [String], description: 'The same as file_formats.' })
  fileFormats!: string[];
}
