import { Transform } from 'class-transformer';
import { cleanText } from '../text/clean-text.js';

/** On a field of a DTO: a text is judged and kept as `spell` writes it; what is no text is left for the checks to refuse. */
export const spelled = (spell: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? spell(value) : value));

/** On a field of a DTO: spaces at both ends do not count, nor what could deceive its readers. */
export const trimmed = () => spelled(cleanText);
