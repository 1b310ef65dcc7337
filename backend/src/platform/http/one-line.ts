import { applyDecorators } from '@nestjs/common';
import { IsString, Matches } from 'class-validator';
import { trimmed } from './trimmed.js';

/** No line break, no control character, nothing that turns the text around it or cannot be seen. Joiners belong to scripts. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]*$/u;
/** Without what mail programs make a link of: an address with its scheme, `www.`, a domain with a name before it. */
const NO_LINK = /^(?!.*(?:[:\\/@]|[Ww]{3}\.|[\p{L}\p{N}-]{3,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})))/u;

export const isOneLine = (text: string): boolean => ONE_LINE.test(text);
/** "St.John" is one and "evil.example" is not. */
export const isName = (text: string): boolean => ONE_LINE.test(text) && NO_LINK.test(text);

/** On a field of a DTO: a text that stands on one line of a mail or a screen, and is what it looks like. */
export const OneLine = () =>
  Matches(ONE_LINE, { message: 'Write it on one line, without hidden characters' });

/** On a field of a DTO: a text of one line, without the spaces at its ends. */
export const TrimmedLine = () => applyDecorators(trimmed(), IsString(), OneLine());

/** On a field of a DTO: as {@link OneLine}, for a name that others read outside any quotation: it holds no link either. */
export const PersonName = () =>
  applyDecorators(OneLine(), Matches(NO_LINK, { message: 'Write a name, without a link or an address' }));
