import { IsIn } from 'class-validator';
import {
  type Amenity,
  type AmenityGroup,
  MOST_OF_SHIP,
  SHIP_ICONS,
  type ShipExtra,
  type ShipFigure,
  type ShipIcon,
  type ShipNote,
  type ShipReason,
  type TripShip,
} from '../../../../contracts/trip-ship.js';
import type { ReadPart } from '../../../../contracts/trip-pages.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { Line } from '../../../platform/http/line.js';
import { Lines } from '../../../platform/http/lines.js';
import { ListOf, Nested } from '../../../platform/http/nested.js';
import { ShownPictureDto } from './shown-picture.dto.js';

const NO_ICON = { message: 'Choose an icon' };
const POINTS = { most: MOST_OF_SHIP.points, letters: MOST.line };

/** What one comes on board for. */
export class ShipReasonDto extends ShownPictureDto implements ShipReason {
  @Line(MOST.name, 'Give the highlight a title')
  title: string;

  @Line(MOST.line, 'Describe the highlight')
  description: string;
}

/** The ship in a figure. */
export class ShipFigureDto implements ShipFigure {
  @Line(MOST_OF_SHIP.figure, 'Enter the figure')
  value: string;

  @Line(MOST.name, 'Say what it is a figure of')
  name: string;

  /** May be empty. */
  @Line(MOST.line)
  note: string;
}

/** Something that is on board. */
export class AmenityDto implements Amenity {
  @Line(MOST.name, 'Give it a name')
  name: string;

  /** May be empty. */
  @Line(MOST.subtitle)
  note: string;
}

export class AmenityGroupDto implements AmenityGroup {
  @IsIn(SHIP_ICONS, NO_ICON)
  icon: ShipIcon;

  @Line(MOST.name, 'Give the group a title')
  title: string;

  @AtMost(MOST_OF_SHIP.amenities, `A group has at most ${MOST_OF_SHIP.amenities} amenities`)
  @ListOf(() => AmenityDto, 'Send the amenities as a list')
  amenities: AmenityDto[];

  /** May be empty. */
  @Line(MOST.line)
  note: string;
}

/** Something more to look forward to. */
export class ShipExtraDto implements ShipExtra {
  @IsIn(SHIP_ICONS, NO_ICON)
  icon: ShipIcon;

  @Line(MOST.name, 'Give it a title')
  title: string;

  @Line(MOST.line, 'Describe it')
  description: string;
}

/** What is good to know about one thing. */
export class ShipNoteDto implements ShipNote {
  @Line(MOST.name, 'Give the note a title')
  title: string;

  @Lines(POINTS)
  points: string[];
}

/** What a trip says of its ship, and what its fare holds. */
export class ShipDto implements TripShip {
  @Line(MOST.name, 'Give the page a title')
  title: string;

  /** May be empty. */
  @Line(MOST.line)
  lead: string;

  /** What search engines say of the page. */
  @Line(MOST.line, 'Say in a sentence what the page tells')
  summary: string;

  /** Fills the first screen. */
  @Nested(() => ShownPictureDto, 'Choose one of the pictures')
  cover: ShownPictureDto;

  /** Under how long the trip lasts; may be empty. */
  @Line(MOST.label)
  durationNote: string;

  /** Under how many come; may be empty. */
  @Line(MOST.label)
  groupNote: string;

  /** Under where it goes; may be empty. */
  @Line(MOST.label)
  destinationNote: string;

  @AtMost(MOST_OF_SHIP.reasons, `There is room for ${MOST_OF_SHIP.reasons} highlights`)
  @ListOf(() => ShipReasonDto, 'Send the highlights as a list')
  reasons: ShipReasonDto[];

  @AtMost(MOST_OF_SHIP.figures, `There is room for ${MOST_OF_SHIP.figures} figures`)
  @ListOf(() => ShipFigureDto, 'Send the figures as a list')
  figures: ShipFigureDto[];

  /** Stands beside the figures. */
  @Nested(() => ShownPictureDto, 'Choose one of the pictures')
  figuresPicture: ShownPictureDto;

  @AtMost(MOST_OF_SHIP.groups, `There is room for ${MOST_OF_SHIP.groups} groups of amenities`)
  @ListOf(() => AmenityGroupDto, 'Send the groups as a list')
  amenities: AmenityGroupDto[];

  @AtMost(MOST_OF_SHIP.extras, `There is room for ${MOST_OF_SHIP.extras} of them`)
  @ListOf(() => ShipExtraDto, 'Send them as a list')
  extras: ShipExtraDto[];

  @AtMost(MOST_OF_SHIP.notes, `There is room for ${MOST_OF_SHIP.notes} notes`)
  @ListOf(() => ShipNoteDto, 'Send the notes as a list')
  notes: ShipNoteDto[];

  /** What the fare holds, a line each. */
  @Lines(POINTS)
  included: string[];

  /** What it does not. */
  @Lines(POINTS)
  notIncluded: string[];
}

export class TripShipDto extends ShipDto implements ReadPart<TripShip> {
  tripId: number;
  /** 0 while nobody has written it. */
  version: number;
}
