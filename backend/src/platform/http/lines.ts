import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsArray, IsString, MaxLength, MinLength } from 'class-validator';
import { plainLine } from '../../../contracts/plain-line.js';
import { AtMost } from './at-most.js';

interface Allowed {
  /** How many lines. */
  most: number;
  /** How many letters a line. */
  letters: number;
  /** What is said when there are more lines. */
  tooMany?: string;
}

/** On a list of texts of a DTO: each is as `OneLine` keeps it, and not empty. */
export const Lines = ({ most, letters, tooMany = `Write at most ${most} lines` }: Allowed) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value.map((line: unknown) => (typeof line === 'string' ? plainLine(line) : line))
        : value,
    ),
    IsArray({ message: 'Send the lines as a list' }),
    IsString({ each: true, message: 'Send the lines as texts' }),
    MinLength(1, { each: true, message: 'Leave no line empty' }),
    MaxLength(letters, { each: true, message: `Use at most ${letters} characters a line` }),
    AtMost(most, tooMany),
  );
