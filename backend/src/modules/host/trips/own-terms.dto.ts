import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { AgreedSection } from '../../../../contracts/agreed-section.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { Line } from '../../../platform/http/line.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { trimmed } from '../../../platform/http/trimmed.js';

const NO_TEXT = { message: 'Write the section, or take it away' };

/** A section that the owner adds to the terms of the trip's bookings. */
export class EditTermsSectionDto implements AgreedSection {
  @Line(MOST.termsTitle, 'Give the section a heading')
  title: string;

  /** Of one line or several: each is a point of its own. */
  @trimmed()
  @MaxLength(MOST.termsText, TOO_LONG)
  @IsNotEmpty(NO_TEXT)
  @IsString(NO_TEXT)
  text: string;
}
