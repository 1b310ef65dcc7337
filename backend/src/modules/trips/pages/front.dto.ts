import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import {
  CARD_COLORS,
  CARD_ICONS,
  type FrontCard,
  MOST_OF_PAGES,
  type ReadPart,
  type Slide,
  type TripFront,
} from '../../../../contracts/trip-pages.js';
import { plainLine } from '../../../../contracts/plain-line.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { ListOf } from '../../../platform/http/nested.js';
import { OneLine } from '../../../platform/http/one-line.js';
import { TOO_LONG } from '../../../platform/http/too-long.js';
import { ShownPictureDto } from './shown-picture.dto.js';

/** On a list of texts: each as `OneLine` keeps one. */
const Lines = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((line: unknown) => (typeof line === 'string' ? plainLine(line) : line))
      : value,
  );

export class SlideDto extends ShownPictureDto implements Slide {
  @OneLine()
  @MaxLength(MOST.name, TOO_LONG)
  @MinLength(1, { message: 'Give the slide a title' })
  title: string;

  @OneLine()
  @MaxLength(MOST.line, TOO_LONG)
  @MinLength(1, { message: 'Describe the slide' })
  description: string;

  /** Plays the loop of its picture, where there is one and motion is welcome. */
  @IsBoolean({ message: 'Say whether it moves' })
  isMoving: boolean;
}

export class FrontCardDto extends ShownPictureDto implements FrontCard {
  @IsIn(CARD_ICONS, { message: 'Choose an icon' })
  icon: FrontCard['icon'];

  @IsIn(CARD_COLORS, { message: 'Choose a color' })
  color: FrontCard['color'];

  @OneLine()
  @MaxLength(MOST.name, TOO_LONG)
  @MinLength(1, { message: 'Give the card a title' })
  title: string;

  @OneLine()
  @MaxLength(MOST.line, TOO_LONG)
  @MinLength(1, { message: 'Describe the card' })
  description: string;
}

/** A trip's home page; a text that is empty is said from the trip's row. */
export class FrontDto implements TripFront {
  /** The large words of the first screen, a line each; none for the trip's title. */
  @AtMost(MOST_OF_PAGES.lines, `A headline has at most ${MOST_OF_PAGES.lines} lines`)
  @MaxLength(MOST_OF_PAGES.line, {
    each: true,
    message: `Use at most ${MOST_OF_PAGES.line} characters a line`,
  })
  @MinLength(1, { each: true, message: 'Leave no line empty' })
  @IsString({ each: true, message: 'Send the lines as texts' })
  @IsArray({ message: 'Send the lines as a list' })
  @Lines()
  headline: string[];

  /** A sentence between where the ship sails and what it costs. */
  @OneLine()
  @MaxLength(MOST.line, TOO_LONG)
  lead: string;

  /** One line under the number of guests. */
  @OneLine()
  @MaxLength(MOST.label, TOO_LONG)
  group: string;

  /** What search engines say of the page. */
  @OneLine()
  @MaxLength(MOST.line, TOO_LONG)
  summary: string;

  @AtMost(MOST_OF_PAGES.slides, `A home page has at most ${MOST_OF_PAGES.slides} slides`)
  @ListOf(() => SlideDto, 'Send the slides as a list')
  slides: SlideDto[];

  @OneLine()
  @MaxLength(MOST.name, TOO_LONG)
  cardsTitle: string;

  @AtMost(MOST_OF_PAGES.cards, `A home page has at most ${MOST_OF_PAGES.cards} cards`)
  @ListOf(() => FrontCardDto, 'Send the cards as a list')
  cards: FrontCardDto[];
}

export class TripFrontDto extends FrontDto implements ReadPart<TripFront> {
  tripId: number;
  /** 0 while nobody has written it. */
  version: number;
}
