import { Transform } from 'class-transformer';

/** On a field of a DTO: spaces at both ends do not count. */
export const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
