import { type GroupPicture, MOST_OF_GROUP, type TripGroup } from '../../../../contracts/trip-group.js';
import type { ReadPart } from '../../../../contracts/trip-pages.js';
import { MOST } from '../../../../contracts/text-limits.js';
import { Line } from '../../../platform/http/line.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { ListOf } from '../../../platform/http/nested.js';
import { ShownPictureDto } from './shown-picture.dto.js';

const ROOM = `There is room for ${MOST_OF_GROUP.pictures} pictures`;
const LIST = 'Send the pictures as a list';

/** A picture with a few words under it. */
export class GroupPictureDto extends ShownPictureDto implements GroupPicture {
  @Line(MOST.name, 'Give the picture a title')
  title: string;

  /** May be empty. */
  @Line(MOST.name)
  description: string;
}

/** Pictures of the people of a trip, for its guests. */
export class GroupDto implements TripGroup {
  /** Of earlier sailings. */
  @AtMost(MOST_OF_GROUP.pictures, ROOM)
  @ListOf(() => GroupPictureDto, LIST)
  adventures: GroupPictureDto[];

  /** What the group does together. */
  @AtMost(MOST_OF_GROUP.pictures, ROOM)
  @ListOf(() => GroupPictureDto, LIST)
  activities: GroupPictureDto[];
}

export class TripGroupDto extends GroupDto implements ReadPart<TripGroup> {
  tripId: number;
  /** 0 while nobody has chosen any. */
  version: number;
}
