import { ApiProperty } from '#api-docs';
import { IsString, MaxLength } from 'class-validator';

const rule = 'The link is not whole';
const longest = 200;

/** The secret of a link that lets somebody in. @param description where the link comes from */
export function LinkTokenField(description = 'From the link of the letter.'): PropertyDecorator {
  const decorators = [
    ApiProperty({ description, maxLength: longest }),
    IsString({ message: rule }),
    MaxLength(longest, { message: rule }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}
