import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';

const FILE = 'Please say which sample (fileName).';

export class RequestDownloadDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @ApiProperty({ example: 'five-verses', description: 'Id of a free sample.' })
  @IsString({ message: FILE })
  @Matches(/^[a-z0-9-]{1,100}$/, { message: FILE })
  fileName!: string;

  @ApiProperty({ required: false, example: 'fresh-start' })
  @IsOptional()
  @IsString({ message: 'The book (bookId) must be an id such as fresh-start.' })
  @Matches(/^[a-z0-9-]{1,100}$/, { message: 'The book (bookId) must be an id such as fresh-start.' })
  bookId?: string;
}

export class DownloadReadyDto {
  @ApiProperty({ description: 'Path of the file on this site.' })
  downloadUrl!: string;
}
