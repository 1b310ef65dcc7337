import { Transform } from 'class-transformer';
import { cleanText } from '../text/clean-text.js';

/** On a field of a DTO: spaces at both ends do not count, nor what could deceive its readers. */
export const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanText(value) : value));
