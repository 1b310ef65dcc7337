import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';

type Dto = () => new () => object;

/**
 * On a field of a DTO: an object, checked by a DTO of its own. `ValidateNested` alone lets pass what is missing, and any list
 * without elements.
 */
export const Nested = (dto: Dto, message: string) =>
  applyDecorators(IsObject({ message }), ValidateNested(), Type(dto));

/** On a field of a DTO: a list of such objects. */
export const ListOf = (dto: Dto, message: string) =>
  applyDecorators(
    IsArray({ message }),
    IsObject({ each: true, message }),
    ValidateNested({ each: true }),
    Type(dto),
  );
